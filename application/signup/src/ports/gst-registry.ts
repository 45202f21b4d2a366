import { Context, type Effect } from "effect"
import type { GstDetailsNotFetched, GstRegistration } from "@domain/wallet"

/** The tax office's register of businesses, by their GSTIN. */
export class GstRegistry extends Context.Service<
  GstRegistry,
  {
    /** Fails for a number that is not registered, and where the register does not answer. */
    readonly find: (gstin: string) => Effect.Effect<GstRegistration, GstDetailsNotFetched>
  }
>()("signup/GstRegistry") {}
