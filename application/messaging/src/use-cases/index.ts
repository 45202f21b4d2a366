export {
  deleteOldNotifications,
  getPushKey,
  listNotifications,
  readAllNotifications,
  readNotification,
} from "./notifications.ts"
export { sendCode, sendMessage } from "./send-message.ts"
export { sendPush } from "./send-push.ts"

/** The services of messaging for whoever writes to users and owners. */
export { ownerMails } from "./owner-mails.ts"
export { userMessages } from "./user-messages.ts"
