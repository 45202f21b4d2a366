import { Context, type Effect } from "effect"

/** Pages of owners' websites, read as a stranger sees them; nothing inside a network is. */
export class OwnerPages extends Context.Service<
  OwnerPages,
  {
    /** The text of a page; undefined where there was none to read. */
    readonly read: (address: string) => Effect.Effect<string | undefined>
  }
>()("conversions/OwnerPages") {}
