export { memoryLeadRepository } from "./memory-leads.ts"
export { memoryDailyMetricsRepository } from "./memory-metrics.ts"
export {
  memoryDashboardCampaigns,
  memoryLeadForms,
  type MemoryLeadForm,
  memoryProfileRegion,
} from "./memory-sources.ts"
export { memoryPublishedReports, memoryReportedBusiness, memoryReportKeys } from "./memory-published-reports.ts"
export { memoryLeadFileWords, memoryWorkbooks } from "./memory-lead-files.ts"
export { memoryProductCards, type MemoryProductDay, memoryProductMetricsRepository } from "./memory-product-metrics.ts"
