export {
  DeleteOldNotifications,
  GetPushKey,
  ListNotifications,
  ReadAllNotifications,
  ReadNotification,
  ShownNotification,
} from "./notifications.ts"
export { SendCode, SendMessage } from "./send-message.ts"
export { SendPush } from "./send-push.ts"
