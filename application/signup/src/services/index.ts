export { type BilledOrder, billedOrderOf } from "./billed-order.ts"
export { CampaignDrafts } from "./campaign-drafts.ts"
export { DraftSessions } from "./draft-sessions.ts"
export {
  type BegunDraft,
  type HashedApproval,
  type LaunchDraft,
  LaunchDrafts,
  type PlannedLaunch,
  type PricedDraft,
  type QuotedBudgets,
  SeedSessions,
} from "./launch-drafts.ts"
export { PricesToday } from "./prices-today.ts"
export { LaunchPrices, type PaidLaunch } from "./launch-prices.ts"
export { type PaidFor, type PayableSession, PayableSessions, type SessionGlance } from "./payable-sessions.ts"
export {
  type LinkedPayments,
  type PaidByLink,
  PayableSummaries,
  type PayableSummary,
  type SummaryPayer,
} from "./payable-summaries.ts"
export { LandingPages } from "./landing-pages.ts"
