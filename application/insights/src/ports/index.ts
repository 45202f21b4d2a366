export { BookFileTexts } from "./book-file-texts.ts"
export {
  type BookPeriods,
  type BookQuery,
  ClientBook,
  type ClientFacts,
  type DashboardFacts,
  type SpendingCampaign,
} from "./client-book.ts"
export { CoverLogos, LogoRefused } from "./cover-logos.ts"
export { ConversionResults } from "./conversion-results.ts"
export {
  type LibraryReading,
  type LinkedReport,
  type ListedReport,
  PublishedReports,
  type ReportLink,
} from "./published-reports.ts"
export { type DashboardCampaign, DashboardCampaigns, LeadForms, type MeasuredCampaign } from "./dashboard-sources.ts"
export {
  DailyMetricsRepository,
  type DaySums,
  type MetricsReport,
  type ReportQuery,
} from "./daily-metrics-repository.ts"
export { MetricPartsRepository, type PartsQuery } from "./metric-parts-repository.ts"
export { WaitingTasks } from "./waiting-tasks.ts"
export { LeadFileWords, type Sheet, Workbooks } from "./lead-files.ts"
export { AnswerHours } from "./answer-hours.ts"
export {
  type AskedLeads,
  type DueStep,
  type LeadListQuery,
  type LeadPage,
  type LeadPosition,
  LeadRepository,
  type NearLeads,
} from "./lead-repository.ts"
export { ProductFileTexts } from "./product-file-texts.ts"
export { ProductCards, ProductMetricsRepository } from "./product-metrics-repository.ts"
export {
  MailNotTaken,
  ReportFiles,
  type ReportMail,
  ReportMails,
  type ReportReader,
  ReportReaders,
  type ReportTable,
} from "./report-delivery.ts"
export { ThrowAwayMail } from "./throw-away-mail.ts"
