export * from "./notifications.ts"
export * from "./send-held.ts"
export * from "./send-message.ts"
export * from "./send-push.ts"
