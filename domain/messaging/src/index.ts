export { NotificationChannel, OtpChannel } from "./message.ts"
