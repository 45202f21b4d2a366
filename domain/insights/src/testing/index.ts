export {
  anyDailyMetrics,
  anyDashboard,
  anyLead,
  anyWorkedLead,
  anyPeriod,
  anyProductDay,
  anyReport,
  anyVerdict,
} from "./insights.arbitrary.ts"
export { anyTiming } from "./schedule.arbitrary.ts"
export { anyPartReading } from "./parts.arbitrary.ts"
export { exampleReport } from "./example-report.ts"
export { anyPublishedReport } from "./report.arbitrary.ts"
export { anyAgencyPages } from "./agency.arbitrary.ts"
export { exampleAgencyReport } from "./example-agency-report.ts"
export { anyAutopilotEvidence } from "./autopilot.arbitrary.ts"
