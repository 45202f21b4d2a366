import { Clock, Effect, Layer, Option } from "effect"
import { JobQueue, ServicesOn, withServices } from "@application/kernel"
import { channelsWanted, storedContent, topicOfTold } from "@domain/messaging"
import { HeldMessages } from "../ports/held-messages.ts"
import { MessageUsers } from "../ports/message-users.ts"
import { Notifications } from "../ports/notifications.ts"
import { AddressMessages } from "../services/address-messages.ts"
import { UserMessages } from "../services/user-messages.ts"
import { addressMessages } from "./address-messages.ts"
import { isReachable, leaveTime, queueMessage } from "./leaving-messages.ts"

/**
 * Provides messages to users together with messages to addresses, through which mails and short messages of both leave.
 */
export const userMessages = Layer.effect(
  UserMessages,
  Effect.gen(function* () {
    const users = yield* MessageUsers
    const notifications = yield* Notifications
    const held = yield* HeldMessages
    const provided = yield* withServices(AddressMessages, JobQueue)
    return {
      tell: Effect.fnUntraced(function* ({ portalId, userId, ...profile }, contentOf) {
        const user = Option.getOrUndefined(yield* users.of(portalId, userId))
        if (user === undefined) return
        const to = { portalId, userId }
        const content = contentOf(user)
        const toldAt = yield* Clock.currentTimeMillis
        const stored = { ...profile, content: storedContent(content), createdAt: toldAt }
        const notificationId = yield* notifications.add(to, stored)
        const wanted = channelsWanted(user.choices, topicOfTold(content), yield* ServicesOn)
        for (const channel of wanted.filter((one) => isReachable(user, one, content))) {
          const dueAt = leaveTime(user, content, { channel, toldAt }, toldAt)
          const isShort = channel === "Sms" || channel === "WhatsApp"
          const link = isShort && "link" in content ? { link: content.link } : {}
          if (dueAt > toldAt) yield* held.hold(to, { notificationId, channel, toldAt, ...link }, dueAt)
          else yield* provided(queueMessage(to, user, content, { channel, notificationId }))
        }
      }),
    }
  }),
).pipe(Layer.provideMerge(addressMessages))
