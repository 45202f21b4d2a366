export { LeadTraces } from "./lead-traces.ts"
