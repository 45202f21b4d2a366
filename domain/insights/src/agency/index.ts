export {
  AgencyCover,
  AgencyReport,
  agencyReportLimits,
  AgencyReportListed,
  checkedClients,
  checkedCover,
  type KeptAgencyReport,
  mostAgencyReports,
  pagesOfPart,
  pdfPartsOf,
  shownAgencyReport,
} from "./agency-report.ts"
export { AgencyLook, contrastOnPaper, isReadableOnPaper, logoLimits } from "./agency-look.ts"
export {
  afterClient,
  afterRun,
  AgencyMaking,
  begunMaking,
  FailedClient,
  isMade,
  makingLimits,
  MakingProgress,
  progressOf,
  ReportUnready,
  triedAnew,
} from "./agency-making.ts"
export {
  AgencyClientPage,
  AgencyClientRow,
  agencySummary,
  AgencySummary,
  CurrencySummary,
  StandingOut,
} from "./agency-summary.ts"
export { ClientOutcome, ClientVerdict, clientVerdict } from "./client-verdict.ts"
export {
  AgencySchedule,
  AgencyScheduleSettings,
  AgencySending,
  checkedAgencySchedule,
  coverOfSchedule,
  previewedClients,
  scheduledClients,
} from "./agency-schedule.ts"
