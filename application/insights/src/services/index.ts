export { type LeadEvent, LeadEvents } from "./lead-events.ts"
