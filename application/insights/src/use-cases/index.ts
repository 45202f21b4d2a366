export { getDashboard } from "./get-dashboard.ts"
export { addLeadNote, getLead, listLeads, updateLeadStatus } from "./leads.ts"
export { receiveLeadNotice } from "./receive-lead-notice.ts"
export { exportLeads } from "./export-leads.ts"
export { getPerformanceReport } from "./get-performance-report.ts"
export {
  getPublishedReport,
  getSharedReport,
  listPublishedReports,
  publishReport,
  removeReport,
  shareReport,
  unshareReport,
} from "./published-reports.ts"
export { getProductInsight, getProductInsights, listProductInsights } from "./product-insights.ts"
