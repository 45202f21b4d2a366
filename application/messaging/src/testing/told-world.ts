import { Layer } from "effect"
import { MemoryDatabase, memoryJobQueue, memoryUnitOfWork } from "@application/kernel/testing"
import { memoryPortals } from "@application/portals/testing"
import type { MessageUser } from "../ports/message-users.ts"
import { userMessages } from "../use-cases/user-messages.ts"
import { memoryHeldMessages } from "./memory-held-messages.ts"
import { memoryMessageUsers } from "./memory-message-users.ts"
import { memoryNotifications } from "./memory-notifications.ts"
import { memoryNotificationWords, memoryPushSender } from "./memory-push-sender.ts"

/** A user with a verified phone and two devices, who has chosen nothing. */
export const asha: MessageUser = {
  emailAddress: "asha@example.com",
  emailVerified: true,
  phone: "+919876543210",
  language: "he",
  origin: "https://localhost",
  choices: {},
  timeZone: "Asia/Kolkata",
  devices: [
    { id: "1", token: "phone" },
    { id: "2", token: "laptop" },
  ],
}

/** Everything that tells users, in memory; the user of number 41 is this one. */
export const toldWorld = (user: MessageUser = asha) =>
  userMessages.pipe(
    Layer.provideMerge(
      Layer.mergeAll(memoryMessageUsers({ 41: user }), memoryNotifications, memoryHeldMessages, memoryJobQueue),
    ),
    Layer.provideMerge(Layer.mergeAll(memoryPushSender, memoryNotificationWords, memoryPortals(), memoryUnitOfWork)),
    Layer.provideMerge(MemoryDatabase.layer),
  )
