export { deleteAbandonedDrafts } from "./abandoned-drafts.ts"
export { getBusinessDetails, updateBusinessDetails } from "./business-details.ts"
export { getBusinessPage } from "./business-page.ts"
export { changeCampaignDetails, linkCampaignSession } from "./campaign-details.ts"
export { claimSession } from "./claim-session.ts"
export { listClientDrafts } from "./client-drafts.ts"
export {
  listCategoryCreatives,
  listPromotionCreatives,
  listPromotions,
  listSearchCreatives,
} from "./creative-suggestions.ts"
export { extractBusinessDetails, readSlowWebsite } from "./extract-business-details.ts"
export { adviseBudget, estimateConversion, quotePrice } from "./price.ts"
export {
  getPricingBand,
  listAssignedPricingBands,
  listOwnBandLevels,
  listPricingBandLevels,
  listRegionPrices,
} from "./pricing-bands.ts"
export { listPriceLists, publishPriceList } from "./price-lists.ts"
export { listPortalPricingBands, publishPricingBand } from "./portal-bands.ts"
export { createPromoCode, endPromoCode, getPromoCode, listPromoCodes, listPromoCodeUses } from "./promo-codes.ts"
export { signUp } from "./sign-up.ts"
export { sendSignupOtp, validateSignupOtp } from "./signup-otp.ts"
export { startBusinessDetails } from "./start-business-details.ts"
export { saveCreativeConfiguration, saveOfferDetails } from "./creative-configuration.ts"
export { getSessionId, getSummary, sendSummary, withdrawSummary } from "./summary.ts"
export { approveSummary, askForSummaryChange, declineSummary } from "./summary-decisions.ts"
export { listSummaryDecisions, markSummaryComment } from "./list-summary-decisions.ts"
export { remindApprover, removeSummaryApprover, setApprovalRule } from "./summary-approvers.ts"
export { remindApprovers } from "./remind-approvers.ts"
export { noteSummaryView } from "./note-summary-view.ts"

/** Services of the sign-up for other contexts. */
export { launchDrafts, launchPrices, seedSessions } from "./campaign-sessions.ts"
export { draftSessions } from "./draft-sessions.ts"
export { payableSessions } from "./payable-sessions.ts"
export { payableSummaries } from "./payable-summaries.ts"
/** Run by the portals' operator, for one portal or all. */
export { publishPriceList as publishAnyPriceList } from "./publish-price-list.ts"
export { verifyGst } from "./verify-gst.ts"
