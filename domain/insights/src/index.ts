export { DailyMetrics, Dashboard, MetricTotals, NextAction, totalsOf } from "./metrics.ts"
export { Lead, LeadNotFound, LeadStatus } from "./lead.ts"
