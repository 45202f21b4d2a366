export { type MessageContent, MessageSender } from "./message-senders.ts"
