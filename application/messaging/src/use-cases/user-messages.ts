import { Clock, Effect, Layer, Option } from "effect"
import { JobQueue, ServicesOn } from "@application/kernel"
import { channelsWanted, ruleOfMessage, storedContent, topicOfTold } from "@domain/messaging"
import { SendPush } from "../contract/send-push.ts"
import { MessageUsers } from "../ports/message-users.ts"
import { Notifications } from "../ports/notifications.ts"
import { addressMessages } from "./address-messages.ts"
import { AddressMessages } from "../services/address-messages.ts"
import { UserMessages } from "../services/user-messages.ts"

/**
 * Provides messages to users together with messages to addresses, through which mails and short messages of both leave.
 */
export const userMessages = Layer.effect(
  UserMessages,
  Effect.gen(function* () {
    const users = yield* MessageUsers
    const notifications = yield* Notifications
    const messages = yield* AddressMessages
    const jobs = yield* JobQueue
    return {
      tell: Effect.fnUntraced(function* ({ portalId, userId, ...profile }, contentOf) {
        const user = Option.getOrUndefined(yield* users.of(portalId, userId))
        if (user === undefined) return
        const { language, emailAddress, emailVerified, phone, choices, devices } = user
        const content = contentOf(user)
        const { verifiedOnly = false } = ruleOfMessage(content.template)
        const wanted = channelsWanted(choices, topicOfTold(content), yield* ServicesOn)
        const addresses = {
          Email: verifiedOnly && !emailVerified ? undefined : emailAddress,
          Sms: phone,
          WhatsApp: phone,
        }
        for (const channel of wanted) {
          const to = channel === "Push" ? undefined : addresses[channel]
          if (channel !== "Push" && to !== undefined) yield* messages.send({ portalId, channel, to, language }, content)
        }
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
).pipe(Layer.provideMerge(addressMessages))
