import { Effect, Layer } from "effect"
import type { Portal } from "@domain/portals"
import { MessagePortals } from "../ports/message-portals.ts"

/** Knows the given portals only. */
export const memoryMessagePortals = (portals: ReadonlyArray<Portal>) =>
  Layer.succeed(MessagePortals, {
    byId: (id) => {
      const found = portals.find((portal) => portal.id === id)
      return found === undefined ? Effect.die(new Error(`No portal ${id}`)) : Effect.succeed(found)
    },
  })
