export {
  AgencyCover,
  AgencyReport,
  agencyReportLimits,
  AgencyReportListed,
  checkedClients,
  checkedCover,
  type KeptAgencyReport,
  mostAgencyReports,
  shownAgencyReport,
} from "./agency-report.ts"
export {
  AgencyClientPage,
  AgencyClientRow,
  agencySummary,
  AgencySummary,
  CurrencySummary,
  StandingOut,
} from "./agency-summary.ts"
export { ClientOutcome, ClientVerdict, clientVerdict } from "./client-verdict.ts"
