import { Layer } from "effect"
import { heldMessagesConformance } from "@application/messaging/conformance"
import { heldMessages } from "../migrations/held-messages.ts"
import { notifications } from "../migrations/notifications.ts"
import { people } from "../migrations/people.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresHeldMessages } from "./postgres-held-messages.ts"
import { postgresNotifications } from "./postgres-notifications.ts"

const database = runningDatabase([people, notifications, heldMessages])

heldMessagesConformance(Layer.provide(Layer.merge(postgresHeldMessages, postgresNotifications), database))
