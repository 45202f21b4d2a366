import { deleteAbandonedDrafts } from "./abandoned-drafts.ts"
import { getBusinessDetails, updateBusinessDetails } from "./business-details.ts"
import { getBusinessPage } from "./business-page.ts"
import { claimSession } from "./claim-session.ts"
import { extractBusinessDetails } from "./extract-business-details.ts"
import { adviseBudget, listRegionPrices, quotePrice } from "./price.ts"
import { signUp } from "./sign-up.ts"
import { sendSignupOtp, validateSignupOtp } from "./signup-otp.ts"
import { startBusinessDetails } from "./start-business-details.ts"
import { getSummary, sendSummary } from "./summary.ts"

export { deleteAbandonedDrafts } from "./abandoned-drafts.ts"
export { getBusinessDetails, updateBusinessDetails } from "./business-details.ts"
export { getBusinessPage } from "./business-page.ts"
export { claimSession } from "./claim-session.ts"
export { extractBusinessDetails } from "./extract-business-details.ts"
export { adviseBudget, listRegionPrices, quotePrice } from "./price.ts"
export { signUp } from "./sign-up.ts"
export { sendSignupOtp, validateSignupOtp } from "./signup-otp.ts"
export { startBusinessDetails } from "./start-business-details.ts"
export { getSummary, sendSummary } from "./summary.ts"

/** Services of the sign-up for other contexts. */
export { launchDrafts, launchPrices, seedSessions } from "./campaign-sessions.ts"
export { draftSessions } from "./draft-sessions.ts"
export { payableSessions } from "./payable-sessions.ts"
export { publishPriceList } from "./publish-price-list.ts"

export const signupUseCases = [
  startBusinessDetails,
  extractBusinessDetails,
  getBusinessDetails,
  updateBusinessDetails,
  sendSignupOtp,
  validateSignupOtp,
  signUp,
  claimSession,
  getSummary,
  getBusinessPage,
  sendSummary,
  adviseBudget,
  listRegionPrices,
  quotePrice,
  deleteAbandonedDrafts,
] as const
