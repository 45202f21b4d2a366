import { Schema } from "effect"

/** What signs for a receiver, a former secret until its end, or what its owner gave to let us in. */
export const SecretUse = Schema.Literals(["Signing", "Former", "Given"])
export type SecretUse = typeof SecretUse.Type
