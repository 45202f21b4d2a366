export { LeadViews } from "./lead-views.ts"
export { ReportReads } from "./report-reads.ts"
export { SaleValues } from "./sale-values.ts"
export { ReportSchedules, ReportSendings } from "./report-schedules.ts"
