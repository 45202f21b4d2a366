export { countedOnWebsite, DailyMetrics, MetricTotals, type NetworkDay, totalsOf, withoutResults } from "./metrics.ts"
export { CampaignConversions, CampaignResults, CampaignRow, Dashboard } from "./dashboard-answer.ts"
export { NextAction } from "./next-action.ts"
export { adDaysOf, dearerBy, dearestUsual, fewestAdDays, fewestResults, Verdict, verdictOf } from "./verdict.ts"
export { leastRise, surenessAmong } from "./interval.ts"
export { type ReportedDay, type ReportedSpend, reportedSpends, withShownSpend } from "./shown-spend.ts"
export { costPer, shareOf } from "./ratio.ts"
export { type DashboardDay, dashboardDays, dashboardRange, mostDashboardDays } from "./dashboard.ts"
export { leadSortKey, leadStatusRank, noStepAt } from "./lead-order.ts"
export {
  ProductDay,
  type ProductMetric,
  isProductAmount,
  productMetricOf,
  productMetrics,
  ProductTotals,
  productTotalsOf,
  shownProductMetrics,
  totalsByBucket,
} from "./product-metrics.ts"
export {
  type CampaignDay,
  comparedRange,
  mostReportDays,
  PerformanceReport,
  ReportComparison,
  ReportGrouping,
  ReportPart,
  reportRange,
  ReportRow,
  reportRows,
  ReportSort,
} from "./report.ts"
export {
  ageValues,
  deviceValues,
  genderValues,
  hourValues,
  isDimensionTold,
  PartDimension,
  ReportDimension,
  unknownValue,
  valuesOfDimension,
} from "./parts/dimension.ts"
export type { ChannelTotal, DayPart, NetworkParts, PartFigures, PartSum, UnreadPart } from "./parts/metric-part.ts"
export {
  mostPartRows,
  type PartReading,
  PartRow,
  PartTable,
  partTables,
  PartTotals,
  RestReason,
  tellsValues,
} from "./parts/part-table.ts"
export { partRhythm, type PartsRead, partsToRead } from "./parts/part-rhythm.ts"
export { BestPart, bestParts, DaySpan, fewestPartClicks } from "./parts/best-part.ts"
export { ReportSentence, SentenceKind, SentenceValues } from "./report-sentence.ts"
export { type SentencePlace, standsOn } from "./stands-on.ts"
export { type LinkChoice, linkEnd, linkPasswordLimits, ReportLocked, usualLinkDays } from "./report-link.ts"
export {
  folded as foldedReportText,
  type LibraryOrder,
  libraryOrders,
  libraryPage,
  type LibraryQuestion,
  type LinkState,
  linkStateOf,
  linkStates,
  mostLibraryWords,
} from "./report-library.ts"
export { reportStory, type StoryFacts } from "./report-story.ts"
export { bucketsOf, ProductInsightPeriod } from "./product-periods.ts"
export {
  attributeOf,
  networkProductWords,
  nextPriceBand,
  priceBandOf,
  ProductAttribute,
  productAttributes,
  ProductCard,
} from "./products/product-card.ts"
export {
  breakdownOf,
  chosenProducts,
  groupParts,
  ProductBreakdown,
  type ProductChoice,
  ProductGroupPart,
} from "./products/product-choice.ts"
export {
  type FiguredProduct,
  type GroupedProduct,
  groupedProducts,
  newDays,
  ProductGroup,
  productGroups,
} from "./products/product-group.ts"
export {
  hasProblem,
  isRepriced,
  ProductAlert,
  productAlerts,
  ProductProblem,
  productProblems,
} from "./products/product-problem.ts"
export { ProductFault, ProductRefusal } from "./products/product-refusal.ts"
export {
  firstProductColumns,
  ProductColumn,
  productColumns,
  productColumnsAmong,
  type ProductFileWords,
  productRow,
} from "./products/product-file.ts"
export {
  insightDays,
  type NetworkProductDay,
  type NetworkProducts,
  ProductInsights,
  ProductNotFound,
  ProductRow,
  ProductSort,
  shownCost,
  sortedProducts,
} from "./product-report.ts"
export {
  FrozenReport,
  listedReports,
  openShared,
  PublishedReport,
  publishingLimits,
  ReportFileFormat,
  ReportNotFound,
  ReportOrigin,
  sharedUntil,
} from "./published-reports.ts"
export {
  Lead,
  LeadAnswer,
  LeadConsent,
  LeadConsentKind,
  LeadFit,
  LeadNote,
  LeadSource,
  leadNoteLimits,
  LeadNotesFull,
  LeadSort,
  LeadNotFound,
  LeadStatusNumber,
  leadSuccessKeys,
  withNote,
} from "./lead.ts"
export { type ArrivedLead, type NetworkLead, newLead } from "./network-lead.ts"
export {
  erasedLead,
  isErased,
  keptOfErasedLeads,
  LeadIsErased,
  leadOfPerson,
  removedOfErasedLeads,
} from "./erased-lead.ts"
export { LeadDownload, mostLeadDownloads } from "./lead-downloads.ts"
export { leadAdMoves, LeadAdMoveNotAllowed, LeadAdStatus, leadAdStatusOf, moveLeadAd } from "./lead-ad.ts"
export { countLine, type LeadFilter, type LeadPeriod, matchesLead } from "./lead-list.ts"
export { givenLeadFields, type LeadAction, leadActions, type LeadDetailField, leadDetailFields } from "./lead-detail.ts"
export { byteOrderMark, csvRows, safeCell } from "./csv.ts"
export { type LeadFields, leadFieldsOf } from "./lead-fields.ts"
export {
  csvOf,
  type FileCell,
  fieldsOfColumns,
  firstLeadColumns,
  LeadColumn,
  leadColumnsAmong,
  LeadFileFormat,
  leadLines,
  leadRow,
  leadRows,
  type LeadRowSetting,
  type LeadWords,
} from "./lead-download.ts"
export { changeOf, type Trend, trendOf } from "./trend.ts"
export {
  type AwaitedApproval,
  type FaultyFeeds,
  isPressing,
  nextActionsOf,
  type OpenProposals,
  type UnansweredLeads,
  type WalletOutlook,
} from "./next-actions.ts"
export { type Estimate, estimateConversion } from "./estimate-conversion.ts"
export { EstimateBeside, estimateBeside, estimatedFigures } from "./estimate-beside.ts"
export { KeptSaleValue, SaleReturn, saleReturnOf, SaleValue } from "./sale-value.ts"
export {
  type DueReport,
  duesUntil,
  isSameTiming,
  nextAfterChange,
  nextDue,
  periodsOf,
  rangeDueAt,
  rangeOfPeriod,
  ReportCadence,
  ReportPeriod,
  ReportTiming,
} from "./schedule/report-timing.ts"
export {
  checkedSettings,
  DailyOfAnother,
  RecipientGone,
  type RegularReport,
  type RegularSettings,
  ReportSchedule,
  scheduleLimits,
  ScheduleNotFound,
  SchedulesFull,
  ScheduleSettings,
  ScheduleState,
} from "./schedule/report-schedule.ts"
export {
  again,
  deliveriesOf,
  DeliveryFailure,
  DeliveryState,
  endedDelivery,
  isDue,
  isRecipient,
  recipientKey,
  ReportDelivery,
  ReportSending,
  settled,
  withDelivery,
  withoutRecipient,
} from "./schedule/report-sending.ts"
export {
  AddressAskedEnough,
  AddressListed,
  addressOfBefore,
  AddressState,
  addressStateOf,
  AddressUnconfirmed,
  answeredAddress,
  askedAddress,
  askLimits,
  isForgotten,
  listedAddress,
  mayAsk,
  ReportAddress,
} from "./schedule/report-address.ts"
export { LeadBadReason, LeadMark, LeadMarked, LeadMarkKind, LeadMerge } from "./lead-marks/lead-mark.ts"
export { duplicateWindow, type LeadKeys, leadKeys, sharesKey } from "./lead-marks/lead-keys.ts"
export {
  joinedLeads,
  LeadsNotMergeable,
  mergedLead,
  olderFirst,
  possibleDuplicates,
  unmergedLead,
} from "./lead-marks/merged-leads.ts"
export {
  isDuplicate,
  isMarked,
  isSuspicious,
  LeadMarkGone,
  standingMarks,
  withMark,
  withMarkAgain,
  withoutMark,
} from "./lead-marks/marked-lead.ts"
export { leadMarks, suspicionLimits, type Surroundings } from "./lead-marks/suspicion.ts"
export { AdQuality, BadLeads, badLeads, LeadMarkCounts, leadMarkCounts, mostAds } from "./lead-marks/lead-quality.ts"
export { LeadNextStep, LeadStatus, LeadTag, leadWorkLimits } from "./lead-work/lead-parts.ts"
export { LeadChangeKind, LeadHistoryEntry, LeadMove } from "./lead-work/lead-move.ts"
export {
  LeadChangedMeanwhile,
  LeadChangeUnknown,
  LeadNotWon,
  LeadOwnerUnknown,
  LeadSaleCurrency,
  LeadTagsFull,
} from "./lead-work/lead-failures.ts"
export { foldedTag, isSameSale, isSameStep } from "./lead-work/apply-move.ts"
export {
  asBadLead,
  changeLead,
  changeNumber,
  LeadChange,
  type LeadChangeRefusal,
  type LeadWorker,
  undoLeadChange,
  withLeadStatus,
} from "./lead-work/change-lead.ts"
export { longestCounted, openBefore, openMillis, type OpenTimes } from "./lead-work/open-time.ts"
export {
  type AnsweredLead,
  answerLevel,
  type AnswerLevel,
  answerLimits,
  isUnanswered,
  lateSince,
  medianReply,
  replyMillis,
} from "./lead-work/answer-time.ts"
export { dueBefore, dueLevel, LeadDue, stepReminder, withReminder } from "./lead-work/due-steps.ts"
export { CountedReturn, countedReturnOf, type MeasuredResults } from "./counted-return.ts"
export { ResultPart, resultPartsOf } from "./result-parts.ts"
export { silentTagAge, type TaggedCampaign, tagSilentSince } from "./silent-tag.ts"
export { CountedAction } from "./counted-action.ts"
export * from "./agency/index.ts"
export * from "./book/index.ts"
export {
  AutopilotKind,
  AutopilotLimits,
  AutopilotMode,
  AutopilotSettings,
  autopilotConsentVersion,
  autopilotLimits,
  autopilotOff,
} from "./autopilot/autopilot-kind.ts"
export { AutopilotEvidence, type CountedPart } from "./autopilot/autopilot-evidence.ts"
export { autopilotBounds, together } from "./autopilot/autopilot-bounds.ts"
export { AutopilotChange, DecidedMove, ExpectedEffect, MoveReason } from "./autopilot/autopilot-move.ts"
export { AutopilotFinding } from "./autopilot/found.ts"
export { AutopilotDecision, autopilotRules, decideMoves } from "./autopilot/decide-moves.ts"
export { moveEdit, withShiftedBudget } from "./autopilot/applied-move.ts"
export { MoveOutcome, moveOutcome, outcomeWeeks } from "./autopilot/move-outcome.ts"
export { AutopilotMove, AutopilotMoveState, earlierMove } from "./autopilot/stored-move.ts"
export {
  AutopilotMoveNotFound,
  AutopilotMoveStale,
  AutopilotNotPossible,
  AutopilotObstacle,
} from "./autopilot/autopilot-failures.ts"
export type { CampaignFigures } from "./campaign-figures.ts"
export { expectedSpend, type PacingPlan } from "./pacing/expected-spend.ts"
export { Pacing, PacingAct, type PacingFacts, pacingOf, PacingReason, PacingState } from "./pacing/pacing.ts"
export { type CountedChannel, isSplitTold, recommendedSplit } from "./pacing/recommended-split.ts"
