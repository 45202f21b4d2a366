export type { MessageContent } from "@domain/messaging"
export { MessageSender } from "./message-senders.ts"
