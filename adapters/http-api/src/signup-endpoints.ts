import {
  AdviseBudget,
  ClaimSession,
  GetBusinessDetails,
  GetBusinessPage,
  GetSummary,
  ListRegionPrices,
  QuotePrice,
  SendSignupOtp,
  SendSummary,
  SignUp,
  StartBusinessDetails,
  UpdateBusinessDetails,
  ValidateSignupOtp,
} from "@application/signup/contract"
import { endpoint } from "./endpoint.ts"

/** A whole draft with all its pictures' addresses. */
const draftBody = 262_144

export const signupEndpoints = [
  endpoint("POST", "/LocalBusiness/businessDetails", StartBusinessDetails),
  endpoint("GET", "/LocalBusiness/businessDetails", GetBusinessDetails),
  endpoint("PATCH", "/LocalBusiness/businessDetails", UpdateBusinessDetails, { largestBody: draftBody }),
  endpoint("POST", "/LocalBusiness/sendOtp", SendSignupOtp),
  endpoint("POST", "/LocalBusiness/validateOtp", ValidateSignupOtp),
  endpoint("POST", "/LocalBusiness/signUp", SignUp),
  endpoint("POST", "/LocalBusiness/claim", ClaimSession),
  endpoint("GET", "/LocalBusiness/summary/:encodedId", GetSummary),
  endpoint("POST", "/LocalBusiness/sendSummary", SendSummary),
  endpoint("GET", "/LocalBusiness/pages/:pageKey", GetBusinessPage),
  endpoint("GET", "/LocalBusiness/regionPrices", ListRegionPrices),
  endpoint("GET", "/localBusiness/:sessionId/budgetAdvice", AdviseBudget),
  endpoint("POST", "/localBusiness/:sessionId/estimatebudget", QuotePrice),
]
