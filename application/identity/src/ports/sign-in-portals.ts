import { Context, type Effect } from "effect"
import type { Portal } from "@domain/portals"

/** The portal of the current call, provided by the portals context; unknown hosts are refused earlier. */
export class SignInPortals extends Context.Service<SignInPortals, { readonly current: Effect.Effect<Portal> }>()(
  "identity/SignInPortals",
) {}
