export { anyLinkText, anyMessageContent, anySubscription } from "./messaging.arbitrary.ts"
