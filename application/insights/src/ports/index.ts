export { DashboardCampaigns, LeadForms, ProfileRegion } from "./dashboard-sources.ts"
export { DailyMetricsRepository, type DaySums, type MetricsReport } from "./daily-metrics-repository.ts"
export { type ArrivedLead, type LeadListQuery, type LeadPage, LeadRepository } from "./lead-repository.ts"
