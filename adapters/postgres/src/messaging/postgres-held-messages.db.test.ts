import { Layer } from "effect"
import { heldMessagesConformance } from "@application/messaging/conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresHeldMessages } from "./postgres-held-messages.ts"
import { postgresNotifications } from "./postgres-notifications.ts"

const database = runningDatabase(migrations)

heldMessagesConformance(Layer.provide(Layer.merge(postgresHeldMessages, postgresNotifications), database))
