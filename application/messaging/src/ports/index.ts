export type { MessageContent } from "@domain/messaging"
export { type Owner, Owners } from "./owners.ts"
export { MessageSender } from "./message-senders.ts"
