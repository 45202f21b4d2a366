export { memoryMessageSender, type SentMessage, SentMessages } from "./memory-message-sender.ts"
export { memoryMessagePortals } from "./memory-message-portals.ts"
