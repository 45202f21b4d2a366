import { Effect, Option } from "effect"
import { handler } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { notificationAddress } from "@domain/messaging"
import { spokenLanguage } from "@domain/portals"
import { SendPush } from "../contract/send-push.ts"
import { MessageUsers } from "../ports/message-users.ts"
import { NotificationWords } from "../ports/notification-words.ts"
import { Notifications } from "../ports/notifications.ts"
import { PushSender } from "../ports/push-sender.ts"

/** Where a push without an address of its own leads. */
const start = "/app"

/** At least once: the job's retries push again, and the device replaces what it has shown of the same notification. */
export const sendPush = handler(
  SendPush,
  Effect.fnUntraced(function* ({ portalId, userId, notificationId, deviceId }) {
    const users = yield* MessageUsers
    const user = Option.getOrUndefined(yield* users.of(portalId, userId))
    const device = user?.devices.find(({ id }) => id === deviceId)
    const notification = yield* (yield* Notifications).byId(portalId, userId, notificationId)
    if (user === undefined || device === undefined || notification === undefined) return {}
    if (notification.readAt !== undefined) return {}
    const portal = yield* (yield* Portals).byId(portalId)
    const language = spokenLanguage(portal, user.language)
    const outcome = yield* (yield* PushSender).send(device.token, {
      id: notificationId,
      ...(yield* NotificationWords).of(notification.content, portal, language),
      address: notificationAddress(notification) ?? start,
      language,
    })
    if (outcome === "gone") yield* users.forgetDevice(portalId, deviceId)
    return {}
  }),
)
