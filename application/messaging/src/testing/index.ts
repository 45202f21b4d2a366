export { memoryMessageSender, type SentMessage, SentMessages } from "./memory-message-sender.ts"
