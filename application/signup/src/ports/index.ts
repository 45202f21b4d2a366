export { type PromoHold, type SessionOnWire, SessionRepository, type StoredSession } from "./session-repository.ts"
export { WebsiteNotRead, WebsiteReader } from "./website-reader.ts"
export type { ReadingCalls } from "./reading-calls.ts"
export { LandingPages } from "../services/landing-pages.ts"
export { PageNotRead, PageReader } from "./page-reader.ts"
export { type NewProfile, ProfileOpening } from "./profile-opening.ts"
export { GstRegistry } from "./gst-registry.ts"
export { PriceLists } from "./price-lists.ts"
export { TaxParties } from "./tax-parties.ts"
export {
  type ApproverOfSession,
  type SummaryApprover,
  SummaryApprovers,
  type SummaryRecipient,
} from "./summary-approvers.ts"
export { type NewDecision, type StoredDecision, SummaryDecisions } from "./summary-decisions.ts"
export {
  type CountedPromoCode,
  type PromoCodeHold,
  type PromoCodeOrder,
  type PromoCodeQuery,
  PromoCodes,
  type PromoCodeUse,
} from "./promo-codes.ts"
export { type DecidedSession, type SummaryMessage, SummaryMessages } from "./summary-messages.ts"
export { NearbyTowns } from "@application/businesses/services"
