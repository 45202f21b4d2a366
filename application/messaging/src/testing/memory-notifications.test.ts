import { Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { memoryNotifications } from "./memory-notifications.ts"
import { notificationsConformance } from "./notifications.conformance.ts"

notificationsConformance(Layer.provide(memoryNotifications, MemoryDatabase.layer))
