import { Context } from "effect"

/** Whether administrators, and whoever moves money out, must have a second factor on this server. */
export class SecondFactorRule extends Context.Service<SecondFactorRule, { readonly isCompulsory: boolean }>()(
  "identity/SecondFactorRule",
) {}
