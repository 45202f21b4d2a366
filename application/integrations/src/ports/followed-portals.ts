import type { PortalId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** Portals that have endpoints. Whatever happens at others is told to nobody, and costs no further read. */
export class FollowedPortals extends Context.Service<
  FollowedPortals,
  { readonly ids: Effect.Effect<ReadonlySet<PortalId>> }
>()("integrations/FollowedPortals") {}
