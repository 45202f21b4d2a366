export { type ChatSubject, type PageChat, useSupportChat } from "./use-support-chat.ts"
