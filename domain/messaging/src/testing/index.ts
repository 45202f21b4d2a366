export { anyLinkText, anyMessageContent, anyNotice, anySubscription } from "./messaging.arbitrary.ts"
