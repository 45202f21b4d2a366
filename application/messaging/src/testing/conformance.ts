export { heldMessagesConformance } from "./held-messages.conformance.ts"
export { notificationsConformance } from "./notifications.conformance.ts"
