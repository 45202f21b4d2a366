import { Effect, Layer } from "effect"
import { CurrentRequest } from "@application/kernel"
import { PortalDirectory } from "../ports/portal-directory.ts"
import { Portals } from "../services/portals.ts"

/** The directory's portals; the current one is asked for again by each call. */
export const portals = Layer.effect(
  Portals,
  Effect.map(PortalDirectory, (directory) => ({
    current: Effect.flatMap(CurrentRequest, ({ portalDomain }) => Effect.orDie(directory.byDomain(portalDomain))),
    at: directory.byDomain,
    withId: directory.byId,
    byId: (id) => Effect.orDie(directory.byId(id)),
    hostsOf: directory.hostsOf,
  })),
)
