export { memoryLeadReceivers, MemoryReceivers, type ReceivedLead } from "./memory-lead-receivers.ts"
