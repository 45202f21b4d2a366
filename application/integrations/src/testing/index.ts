export { memoryFollowedPortals } from "./memory-followed-portals.ts"
export { memoryLeadReceivers, MemoryReceivers, type ReceivedLead } from "./memory-lead-receivers.ts"
