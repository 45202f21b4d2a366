import { Effect, Layer } from "effect"
import { MessagePortals } from "@application/messaging/ports"
import { PortalDirectory } from "@application/portals/ports"

/** Messages go out under portals of the directory. */
export const messagingPortals = Layer.effect(
  MessagePortals,
  Effect.map(PortalDirectory, (portals) => ({ byId: (id) => Effect.orDie(portals.byId(id)) })),
)
