import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { PortalId } from "@domain/kernel"
import { InvalidPortal, type Portal, portalHost, seededPortals } from "@domain/portals"
import { PortalDirectory } from "../ports/portal-directory.ts"

/** Holds the given portals at first: the seeded ones unless told otherwise. */
export const memoryPortalDirectory = (portals: ReadonlyArray<Portal> = seededPortals) =>
  Layer.effect(
    PortalDirectory,
    Effect.gen(function* () {
      const rows = (yield* MemoryDatabase).table<PortalId, Portal>("portals")
      for (const portal of portals) rows.set(portal.id, portal)
      const orInvalidPortal = (portal: Portal | undefined, domain: string) =>
        portal === undefined ? Effect.fail(new InvalidPortal({ domain })) : Effect.succeed(portal)
      return {
        byDomain: (domain) =>
          Effect.suspend(() =>
            orInvalidPortal(
              [...rows.values()].find((portal) => portalHost(portal.domain) === portalHost(domain)),
              domain,
            ),
          ),
        byId: (id) => Effect.suspend(() => orInvalidPortal(rows.get(id), `#${id}`)),
        all: Effect.sync(() => [...rows.values()].sort((one, other) => one.id - other.id)),
        save: (portal) => Effect.sync(() => void rows.set(portal.id, portal)),
      }
    }),
  )
