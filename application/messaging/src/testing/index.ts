export { memoryOwnerMails, OwnerMailbox } from "./memory-owner-mails.ts"
export { memoryMessageSender, type SentMessage, SentMessages } from "./memory-message-sender.ts"
