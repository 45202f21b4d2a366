export type { MessageContent } from "@domain/messaging"
export { type HeldFor, type HeldMessage, HeldMessages } from "./held-messages.ts"
export { type MessageUser, MessageUsers, type PushDevice } from "./message-users.ts"
export {
  type NotificationQuery,
  type NotificationReader,
  Notifications,
  type StoredNotification,
} from "./notifications.ts"
export { type NotificationText, NotificationWords } from "./notification-words.ts"
export { type Owner, Owners } from "./owners.ts"
export { MessageSender } from "./message-senders.ts"
export { type PushMessage, type PushOutcome, PushSender } from "./push-sender.ts"
