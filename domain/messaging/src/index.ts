export { NotificationChannel, OtpChannel } from "./message.ts"
export { MessageContent } from "./message-content.ts"
