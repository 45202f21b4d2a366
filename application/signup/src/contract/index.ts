export { DeleteAbandonedDrafts } from "./abandoned-drafts.ts"
export {
  ExtractBusinessDetails,
  ReadSlowWebsite,
  GetBusinessDetails,
  StartBusinessDetails,
  UpdateBusinessDetails,
} from "./business-details.ts"
export { BusinessPage, GetBusinessPage } from "./business-page.ts"
export { ChangeCampaignDetails, LinkCampaignSession } from "./campaign-details.ts"
export { ClaimSession } from "./claim-session.ts"
export { ClientDraft, ClientDraftState, ListClientDrafts } from "./client-drafts.ts"
export { SendSignupOtp, SignUp, ValidateSignupOtp } from "./sign-up.ts"
export { GetSessionId, GetSummary, NamedDecision, SendSummary, Summary, WithdrawSummary } from "./summary.ts"
export { RemindApprover, RemindApprovers, RemoveSummaryApprover, SetApprovalRule } from "./summary-approvers.ts"
export {
  ApproveSummary,
  AskForSummaryChange,
  DeclineSummary,
  ListedApprover,
  ListSummaryDecisions,
  MarkSummaryComment,
  NoteSummaryView,
} from "./summary-decisions.ts"
export {
  AdviseBudget,
  BudgetAdvice,
  ConversionEstimate,
  EstimateConversion,
  GetPricingBand,
  ListAssignedPricingBands,
  ListOwnBandLevels,
  ListPricingBandLevels,
  ListRegionPrices,
  QuotePrice,
} from "./price.ts"
export {
  ListCategoryCreatives,
  ListPromotionCreatives,
  ListPromotions,
  ListSearchCreatives,
} from "./creative-suggestions.ts"
export { SaveCreativeConfiguration, SaveOfferDetails } from "./creative-configuration.ts"
export { ListPriceLists, PublishPriceList } from "./price-lists.ts"
export { ListPortalPricingBands, PublishPricingBand } from "./portal-bands.ts"
export {
  CreatePromoCode,
  EndPromoCode,
  GetPromoCode,
  ListPromoCodes,
  ListPromoCodeUses,
  PromoCodeRecord,
} from "./promo-codes.ts"
export { VerifyGst } from "./verify-gst.ts"
