export { type LeadEvent, LeadEvents } from "./lead-events.ts"
export { LeadRecords } from "./lead-records.ts"
