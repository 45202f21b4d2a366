import type { Routes } from "./endpoint.ts"

/** Bytes of a whole draft with all its pictures' addresses. */
const draftBody = 262_144

/** Bytes of a picture of 8 MB as base64, and its name. */
const pictureBody = 11_300_000

/**
 * The verb and path of each contract that crosses the wire; one without a row does not compile unless only the system
 * may call it. The browser loads these texts without the contracts. Spec: calls.
 */
export const routes: Routes = {
  "portals/GetPortal": "GET /portals",
  "identity/LoginWithPassword": "POST /authentication/login",
  "identity/SendLoginOtp": "POST /authentication/sendOtp",
  "identity/LoginWithOtp": "POST /authentication/loginWithOtp",
  "identity/RefreshSession": "POST /authentication/refresh",
  "identity/Logout": "POST /authentication/logout",
  "identity/ForgotPassword": "POST /authentication/forgotPassword",
  "identity/ResetPassword": "POST /authentication/resetPassword",
  "identity/GetCurrentUser": "GET /users/me",
  "identity/VerifyEmail": "POST /users/me/verifyEmail",
  "identity/SendEmailVerification": "POST /users/me/sendVerification",
  "businesses/SearchCategories": "GET /LocalBusiness/BusinessCategories",
  "businesses/SuggestServices": "GET /LocalBusiness/BusinessCategories/:category/services",
  "businesses/SearchPlaces": "GET /Locations",
  "businesses/NearbyPlaces": "GET /Locations/nearby",
  "businesses/ListCountries": "GET /ip2locations/countries",
  "signup/StartBusinessDetails": "POST /LocalBusiness/businessDetails",
  "signup/GetBusinessDetails": "GET /LocalBusiness/businessDetails",
  "signup/UpdateBusinessDetails": { route: "PATCH /LocalBusiness/businessDetails", largestBody: draftBody },
  "signup/SendSignupOtp": "POST /LocalBusiness/sendOtp",
  "signup/ValidateSignupOtp": "POST /LocalBusiness/validateOtp",
  "signup/SignUp": "POST /LocalBusiness/signUp",
  "signup/ClaimSession": "POST /LocalBusiness/claim",
  "signup/GetSummary": "GET /summaries/:encodedId",
  "signup/SendSummary": "POST /LocalBusiness/sendSummary",
  "signup/GetBusinessPage": "GET /businessPages/:pageKey",
  "signup/ListRegionPrices": "GET /LocalBusiness/regionPrices",
  "signup/AdviseBudget": "GET /localBusiness/:sessionId/budgetAdvice",
  "signup/QuotePrice": "POST /localBusiness/:sessionId/estimatebudget",
  "creatives/UploadImage": { route: "POST /LocalBusiness/UploadImage", largestBody: pictureBody },
  "creatives/SearchStockImages": "GET /roimatic/images/unsplash",
  "creatives/UseStockImage": "POST /LocalBusiness/:sessionId/images/stock",
  "creatives/DraftCopy": "GET /LocalBusiness/:sessionId/adCopy",
  "creatives/AcceptCopy": "POST /LocalBusiness/:sessionId/adCopy/accept",
  "creatives/RenderCreative": "POST /LocalBusiness/:sessionId/creative",
  "campaigns/ListCampaigns": "GET /businessProfiles/:businessProfileId/roimaticCampaigns",
  "campaigns/CreateCampaign": "POST /businessProfiles/:businessProfileId/roimatic/campaigns",
  "campaigns/GetCampaign": "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId",
  "campaigns/DeleteDraftCampaign": "DELETE /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId",
  "campaigns/PauseCampaign": "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/pause",
  "campaigns/ArchiveCampaign": "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/archive",
  "campaigns/ResumeCampaign": "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/resume",
  "campaigns/QuoteChange": "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/estimatebudget",
  "campaigns/ChangeCampaign": "PATCH /businessProfiles/:businessProfileId/roimatic/campaigns/:campaignId",
  "campaigns/LaunchCampaign": "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/launch",
  "campaigns/GetLaunchJob": "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/launch",
  "campaigns/SearchInterests": "GET /LocalBusiness/:sessionId/targets",
  "campaigns/SuggestKeywords": "GET /LocalBusiness/:sessionId/keywords",
  "channels/ListLinkablePages": "GET /LocalBusiness/:sessionId/pages",
  "wallet/GetPaymentGateway": "GET /localbusiness/:sessionId/payment/PaymentGateway",
  "wallet/GetSessionFunds": "GET /localbusiness/:sessionId/payment/funds",
  "wallet/StartPayment": "POST /localbusiness/:sessionId/payment/order",
  "wallet/ConfirmPayment": "POST /localbusiness/:sessionId/payment/verify",
  "wallet/ListSessionPayments": "GET /localbusiness/:sessionId/payments",
  "wallet/GetWallet": "GET /businessProfiles/:businessProfileId/payment/wallet",
  "wallet/ListTransactions": "GET /businessProfiles/:businessProfileId/payment/wallet/transactions",
  "insights/GetDashboard": "GET /businessProfiles/:businessProfileId/dashboard",
  "insights/ListLeads": "GET /businessProfiles/:businessProfileId/leads",
  "insights/GetLead": "GET /businessProfiles/:businessProfileId/leads/:leadId",
  "insights/UpdateLeadStatus": "PATCH /businessProfiles/:businessProfileId/leads/:leadId",
}
