export { LeadCalls } from "./lead-calls.ts"
export { type LeadEvent, LeadEvents } from "./lead-events.ts"
export { LeadRecords } from "./lead-records.ts"
export { LeadTraces } from "./lead-traces.ts"
