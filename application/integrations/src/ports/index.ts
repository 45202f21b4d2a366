export { LeadReceivers, type ReceiverAnswer, type ReceiverTarget, type SentLead } from "./lead-receivers.ts"
