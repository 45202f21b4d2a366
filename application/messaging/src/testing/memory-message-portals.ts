import { Effect, Layer } from "effect"
import type { Portal } from "@domain/portals"
import { MessagePortals } from "../ports/message-portals.ts"

/** Knows the given portals only. */
export const memoryMessagePortals = (portals: ReadonlyArray<Portal>) =>
  Layer.succeed(MessagePortals, {
    byId: (id) => {
      const portal = portals.find((portal) => portal.id === id)
      return portal === undefined ? Effect.die(new Error(`No portal ${id}`)) : Effect.succeed(portal)
    },
  })
