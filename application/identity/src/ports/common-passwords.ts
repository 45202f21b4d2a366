import { Context, type Effect } from "effect"

/** The commonest passwords, normalised as `@domain/validation` compares them. */
export class CommonPasswords extends Context.Service<
  CommonPasswords,
  { readonly all: Effect.Effect<ReadonlySet<string>> }
>()("identity/CommonPasswords") {}
