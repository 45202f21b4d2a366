import { Context, type Effect } from "effect"

/** The domains that hand out mailboxes to be thrown away. */
export class ThrowAwayMail extends Context.Service<
  ThrowAwayMail,
  { readonly holds: (domain: string) => Effect.Effect<boolean> }
>()("insights/ThrowAwayMail") {}
