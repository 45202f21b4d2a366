import { Effect, Layer } from "effect"
import { CurrentRequest } from "@application/kernel"
import { InvalidPortal, type Portal, portalHost, seededPortals } from "@domain/portals"
import { Portals } from "../services/portals.ts"

const known = (portal: Portal | undefined, named: string) =>
  portal === undefined ? Effect.die(new Error(`No portal ${named}`)) : Effect.succeed(portal)

/** The given portals, by the call's host and by id. */
export const memoryPortals = (list: ReadonlyArray<Portal> = seededPortals) =>
  Layer.succeed(Portals, {
    current: Effect.flatMap(CurrentRequest, ({ portalDomain }) =>
      known(
        list.find(({ domain }) => domain === portalHost(portalDomain)),
        `at ${portalDomain}`,
      ),
    ),
    at: (domain) => {
      const portal = list.find((one) => one.domain === portalHost(domain))
      return portal === undefined ? Effect.fail(new InvalidPortal({ domain })) : Effect.succeed(portal)
    },
    withId: (id) => {
      const portal = list.find((one) => one.id === id)
      return portal === undefined ? Effect.fail(new InvalidPortal({ domain: String(id) })) : Effect.succeed(portal)
    },
    byId: (id) =>
      known(
        list.find((portal) => portal.id === id),
        String(id),
      ),
    hostsOf: (id) => Effect.succeed(list.flatMap((one) => (one.id === id ? [portalHost(one.domain)] : []))),
  })

/** One portal for every host; a caller who names another one gets none. */
export const onePortal = (portal: Portal) =>
  Layer.succeed(Portals, {
    current: Effect.succeed(portal),
    at: () => Effect.succeed(portal),
    withId: (id) =>
      id === portal.id ? Effect.succeed(portal) : Effect.fail(new InvalidPortal({ domain: String(id) })),
    byId: () => Effect.succeed(portal),
    hostsOf: () => Effect.succeed([portalHost(portal.domain)]),
  })
