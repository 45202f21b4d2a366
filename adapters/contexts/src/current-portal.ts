import { Effect } from "effect"
import { CurrentRequest } from "@application/kernel"
import { PortalDirectory } from "@application/portals/ports"

/** The portal at a call's host, asked anew by each call; the edge has turned unknown hosts away, so here they are a defect. */
export const currentPortal = Effect.map(PortalDirectory, (portals) =>
  Effect.flatMap(CurrentRequest, ({ portalDomain }) => Effect.orDie(portals.byDomain(portalDomain))),
)
