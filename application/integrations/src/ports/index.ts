export {
  type ConnectionAnswer,
  LeadReceivers,
  type ReceiverAnswer,
  type ReceiverField,
  type ReceiverTarget,
  type SentLead,
} from "./lead-receivers.ts"
