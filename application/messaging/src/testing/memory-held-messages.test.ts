import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { heldMessagesConformance } from "./held-messages.conformance.ts"
import { memoryHeldMessages } from "./memory-held-messages.ts"
import { memoryNotifications } from "./memory-notifications.ts"

heldMessagesConformance(
  Layer.provide(Layer.merge(memoryHeldMessages, memoryNotifications), Layer.fresh(MemoryDatabase.layer)),
)
