export { notificationsConformance } from "./notifications.conformance.ts"
