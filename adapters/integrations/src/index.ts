export { leadReceivers } from "./lead-receivers.ts"
