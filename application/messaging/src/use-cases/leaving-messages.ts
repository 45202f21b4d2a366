import { Effect } from "effect"
import { JobQueue } from "@application/kernel"
import type { NotificationId } from "@domain/kernel"
import { leavesAt, type MessageContent, ruleOfMessage, type TopicChannel, topicOfMessage } from "@domain/messaging"
import { SendPush } from "../contract/send-push.ts"
import type { HeldFor } from "../ports/held-messages.ts"
import type { MessageUser } from "../ports/message-users.ts"
import { AddressMessages } from "../services/address-messages.ts"

/** Where a user is mailed or written to; undefined where they cannot be. */
const addressOf = (user: MessageUser, channel: Exclude<TopicChannel, "Push">, content: MessageContent) => {
  const { verifiedOnly = false } = ruleOfMessage(content.template)
  if (channel !== "Email") return user.phone
  return verifiedOnly && !user.emailVerified ? undefined : user.emailAddress
}

/** Whether a message could leave by a channel at all, so that waiting with it makes sense. */
export const isReachable = (user: MessageUser, channel: TopicChannel, content: MessageContent): boolean =>
  channel === "Push"
    ? user.devices.length > 0
    : ruleOfMessage(content.template).isPushAlone !== true && addressOf(user, channel, content) !== undefined

/** From when a message may leave by a channel, in epoch milliseconds. */
export const leaveTime = (
  { choices, timeZone }: MessageUser,
  content: MessageContent,
  { channel, toldAt }: { readonly channel: TopicChannel; readonly toldAt: number },
  now: number,
): number => {
  const topic = topicOfMessage(content.template)
  if (topic === undefined) return toldAt
  const isUrgent = ruleOfMessage(content.template).isUrgent === true
  return leavesAt(choices, { channel, topic, isUrgent, toldAt }, timeZone, now)
}

/** Queues a message by one channel in the caller's transaction: a push to each device, anything else to the user's address. */
export const queueMessage = Effect.fnUntraced(function* (
  { portalId, userId }: HeldFor,
  user: MessageUser,
  content: MessageContent,
  { channel, notificationId }: { readonly channel: TopicChannel; readonly notificationId: NotificationId },
) {
  if (channel !== "Push") {
    const to = addressOf(user, channel, content)
    const { language } = user
    if (to !== undefined) yield* (yield* AddressMessages).send({ portalId, channel, to, language }, content)
    return
  }
  const jobs = yield* JobQueue
  for (const { id: deviceId } of user.devices)
    yield* jobs.later(
      SendPush,
      { portalId, userId, notificationId, deviceId },
      { caller: `${portalId}:${userId}`, singletonKey: `${notificationId}:${deviceId}` },
    )
})
