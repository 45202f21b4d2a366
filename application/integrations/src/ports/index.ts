export { FollowedPortals } from "./followed-portals.ts"
export {
  type ConnectionAnswer,
  LeadReceivers,
  type ReceiverAnswer,
  type ReceiverField,
  type ReceiverTarget,
  type SentEvent,
  type SentLead,
  type SignedTarget,
} from "./lead-receivers.ts"
