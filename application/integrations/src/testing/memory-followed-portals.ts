import { MemoryDatabase } from "@application/kernel/testing"
import type { PortalId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { FollowedPortals } from "../ports/followed-portals.ts"
import { PortalEndpoints } from "../stores/portal-endpoints.ts"

/** Portals with endpoints in the in-memory database. */
export const memoryFollowedPortals = Layer.effect(
  FollowedPortals,
  Effect.map(MemoryDatabase, (database) => {
    const rows = database.table<string, { readonly portalId: PortalId }>(PortalEndpoints.shape.table)
    return { ids: Effect.sync(() => new Set([...rows.values()].map(({ portalId }) => portalId))) }
  }),
)
