export { GetDashboard } from "./dashboard.ts"
export { AddLeadNote, ExportLeads, GetLead, ListLeads, ReceiveLeadNotice, UpdateLeadStatus } from "./leads.ts"
export { GetPerformanceReport } from "./reports.ts"
export {
  GetPublishedReport,
  GetSharedReport,
  ListPublishedReports,
  PublishReport,
  RemoveReport,
  ShareReport,
  UnshareReport,
} from "./published-reports.ts"
export {
  type AdvertisedProduct,
  GetProductInsight,
  GetProductInsights,
  ListProductInsights,
} from "./product-insights.ts"
