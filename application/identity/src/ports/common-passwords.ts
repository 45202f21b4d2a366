import { Context, type Effect } from "effect"

/** The commonest passwords, in the form in which `@domain/validation` compares them. */
export class CommonPasswords extends Context.Service<
  CommonPasswords,
  { readonly all: Effect.Effect<ReadonlySet<string>> }
>()("identity/CommonPasswords") {}
