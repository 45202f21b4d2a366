export type { DeliveryOptions, SmtpOptions, TranslateMessage, TwilioOptions } from "./delivery-options.ts"
export { notificationWords } from "./notification-words.ts"
export { type VapidOptions, webPushSender } from "./web-push.ts"
export { messageSender } from "./message-sender.ts"
