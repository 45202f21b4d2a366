export { memoryLeadRepository } from "./memory-leads.ts"
export { memoryDailyMetricsRepository } from "./memory-metrics.ts"
export { memoryDashboardCampaigns, memoryLeadForms, type MemoryLeadForm } from "./memory-sources.ts"
export { memoryWaitingTasks, type MemoryWaiting } from "./memory-waiting-tasks.ts"
export { memoryPublishedReports } from "./memory-published-reports.ts"
export { memoryLeadFileWords, memoryWorkbooks } from "./memory-lead-files.ts"
export { memoryProductCards, type MemoryProductDay, memoryProductMetricsRepository } from "./memory-product-metrics.ts"
export {
  memoryReportFiles,
  memoryReportMails,
  memoryReportReaders,
  SentReports,
} from "./memory-report-delivery.ts"
