import { Effect, Layer } from "effect"
import { InvalidPortal, type Portal, portalHost, seededPortals } from "@domain/portals"
import { PortalDirectory } from "../ports/portal-directory.ts"
import { domainKey, portalTables, trustedDomain } from "./memory-portal-tables.ts"

/** Holds the given portals at first: the seeded ones unless told otherwise. */
export const memoryPortalDirectory = (portals: ReadonlyArray<Portal> = seededPortals) =>
  Layer.effect(
    PortalDirectory,
    Effect.gen(function* () {
      const { portals: rows, domains } = yield* portalTables
      const save = (portal: Portal) => {
        rows.set(portal.id, portal)
        const domain = trustedDomain(portal)
        domains.set(domainKey(domain), domain)
      }
      for (const portal of portals) save(portal)
      const orInvalidPortal = (portal: Portal | undefined, domain: string) =>
        portal === undefined ? Effect.fail(new InvalidPortal({ domain })) : Effect.succeed(portal)
      const at = (host: string) =>
        [...domains.values()].find((domain) => domain.host === host && domain.state === "verified")?.portalId
      return {
        byDomain: (domain) =>
          Effect.suspend(() => {
            const id = at(portalHost(domain))
            return orInvalidPortal(id === undefined ? undefined : rows.get(id), domain)
          }),
        byId: (id) => Effect.suspend(() => orInvalidPortal(rows.get(id), `#${id}`)),
        hostsOf: (id) =>
          Effect.sync(() =>
            [...domains.values()]
              .filter(({ portalId, state }) => portalId === id && state === "verified")
              .map(({ host }) => host)
              .toSorted(),
          ),
        all: Effect.sync(() => [...rows.values()].sort((one, other) => one.id - other.id)),
        save: (portal) => Effect.sync(() => save(portal)),
      }
    }),
  )
