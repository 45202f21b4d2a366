import { Clock, Effect, Layer, Option } from "effect"
import { JobQueue, ServicesOn } from "@application/kernel"
import { channelsWanted, needsVerifiedAddress, storedContent, topicOfMessage } from "@domain/messaging"
import { SendMessage } from "../contract/send-message.ts"
import { SendPush } from "../contract/send-push.ts"
import { MessageUsers } from "../ports/message-users.ts"
import { Notifications } from "../ports/notifications.ts"
import { UserMessages } from "../services/user-messages.ts"

export const userMessages = Layer.effect(
  UserMessages,
  Effect.gen(function* () {
    const users = yield* MessageUsers
    const notifications = yield* Notifications
    const jobs = yield* JobQueue
    return {
      tell: Effect.fnUntraced(function* ({ portalId, userId, ...profile }, contentOf) {
        const user = Option.getOrUndefined(yield* users.of(portalId, userId))
        if (user === undefined) return
        const { language, emailAddress, emailVerified, phone, choices, devices } = user
        const content = contentOf(user)
        const topic = topicOfMessage(content.template)
        const services = yield* ServicesOn
        const wanted = topic === undefined ? (["Email"] as const) : channelsWanted(choices, topic, services)
        const addresses = {
          Email: needsVerifiedAddress(content.template) && !emailVerified ? undefined : emailAddress,
          Sms: phone,
          WhatsApp: phone,
        }
        for (const channel of wanted) {
          const to = channel === "Push" ? undefined : addresses[channel]
          if (channel !== "Push" && to !== undefined)
            yield* jobs.later(SendMessage, { portalId, channel, to, language, content }, { caller: to })
        }
        if (topic === undefined) return
        const createdAt = yield* Clock.currentTimeMillis
        const stored = { ...profile, content: storedContent(content), createdAt }
        const notificationId = yield* notifications.add({ portalId, userId }, stored)
        for (const { id: deviceId } of wanted.includes("Push") ? devices : [])
          yield* jobs.later(
            SendPush,
            { portalId, userId, notificationId, deviceId },
            { caller: `${portalId}:${userId}`, singletonKey: `${notificationId}:${deviceId}` },
          )
      }),
    }
  }),
)
