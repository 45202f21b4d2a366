import { actions, type PermissionRow, permissions } from "@domain/identity"
import { expect, test } from "vitest"
import { endpoints } from "./index.ts"

/** The specification's calls that contracts answer, by their identifiers; whatever is missing here has none of its own. */
const calls: Readonly<Record<string, ReadonlyArray<string>>> = {
  "businesses/FindPlace": ["L10"],
  "businesses/GetRegionCurrency": ["B22"],
  "businesses/ListCountries": ["B20"],
  "businesses/ListCurrencies": ["B18"],
  "businesses/ListTimeZones": ["B19"],
  "businesses/CreateCatalog": ["B6"],
  "businesses/ListCatalogs": ["B7"],
  "businesses/GetCatalog": ["B8"],
  "businesses/CreateFeed": ["B9"],
  "businesses/ProcessFeed": ["B10"],
  "businesses/AddClient": ["B17"],
  "businesses/CreateBusinessProfile": ["B1"],
  "businesses/EditBusinessProfile": ["B3"],
  "businesses/EditConfiguration": ["C17"],
  "businesses/GetBusinessProfile": ["B2"],
  "businesses/GetClient": ["B16"],
  "businesses/GetConfiguration": ["C16"],
  "businesses/GetDefaultPortal": ["B14"],
  "businesses/GetProfileCurrency": ["B11"],
  "businesses/JoinPortal": ["B5"],
  "businesses/ListClients": ["B15"],
  "businesses/SetUpLocalBusiness": ["B13"],
  "businesses/SearchCategories": ["L9"],
  "businesses/SearchPlaces": ["L11"],
  "campaigns/ChangeCampaign": ["C21"],
  "campaigns/CreateCampaign": ["C9"],
  "campaigns/EstimateCampaign": ["C22"],
  "campaigns/DeleteDraftCampaign": ["C11"],
  "campaigns/GetCampaign": ["C2"],
  "campaigns/LaunchCampaign": ["C8"],
  "campaigns/ListCampaigns": ["C1"],
  "campaigns/ListMediaPlans": ["C13"],
  "campaigns/QuoteChange": ["C4"],
  "campaigns/RenameCampaign": ["C21"],
  "campaigns/GetDefaultTargeting": ["L13"],
  "campaigns/ListKeywords": ["C7"],
  "campaigns/OpenCampaignSession": ["L19"],
  "campaigns/SearchTargets": ["C6"],
  "creatives/AddImageByUrl": ["I3"],
  "creatives/ListBusinessImages": ["L24"],
  "creatives/ListImages": ["I2"],
  "creatives/RenderCreative": ["L6"],
  "creatives/ScreenshotWebsite": ["L4"],
  "creatives/SearchStockImages": ["I1"],
  "creatives/UploadLogo": ["B4"],
  "creatives/UploadImage": ["L7"],
  "identity/AskForCallback": ["U6"],
  "identity/AssignRole": ["U15"],
  "identity/ExchangeFacebookAccessToken": ["A6"],
  "identity/InviteUser": ["U11"],
  "identity/ListDivisions": ["U12"],
  "identity/LoginWithEmbedToken": ["A2"],
  "identity/SubscribeUser": ["U7"],
  "identity/UnsubscribeUser": ["U8"],
  "identity/ChangePassword": ["U5"],
  "identity/ChangeUser": ["U4"],
  "identity/CreateUser": ["A1"],
  "identity/FindUsers": ["U1"],
  "identity/GetCurrentUser": ["U13"],
  "identity/GetUser": ["U2"],
  "identity/ListPortalProfiles": ["U14"],
  "identity/ListUserProfiles": ["U13"],
  "identity/LoginWithOtp": ["A3"],
  "identity/LoginWithPassword": ["A3"],
  "identity/Logout": ["A4"],
  "identity/ReplaceUser": ["U3"],
  "identity/SendLoginOtp": ["A3"],
  "identity/SendUserOtp": ["U9"],
  "identity/ValidateUserOtp": ["U10"],
  "portals/GetPortal": ["A5"],
  "portals/ListLanguages": ["B21"],
  "signup/ClaimSession": ["B1"],
  "signup/GetBusinessDetails": ["L3"],
  "signup/GetSessionId": ["L17"],
  "signup/GetSummary": ["L18"],
  "signup/SaveCreativeConfiguration": ["L8"],
  "signup/SaveOfferDetails": ["L5"],
  "signup/EstimateConversion": ["L21"],
  "signup/GetPricingBand": ["L22"],
  "signup/ListPricingBandLevels": ["L23"],
  "signup/QuotePrice": ["L20"],
  "signup/SendSignupOtp": ["L14"],
  "signup/SendSummary": ["L16"],
  "signup/SignUp": ["L12"],
  "signup/StartBusinessDetails": ["L1"],
  "signup/UpdateBusinessDetails": ["L2"],
  "signup/ValidateSignupOtp": ["L15"],
  "wallet/ConfirmPayment": ["S3"],
  "wallet/GetPaymentGateway": ["S1"],
  "wallet/GetWallet": ["P7"],
  "wallet/ListTransactions": ["P9"],
  "wallet/StartPayment": ["S2", "S4"],
}

/** Contracts that the specification has no call for; what they take is settled here. */
const ours: Readonly<Record<string, string>> = {
  "businesses/GetFeedJob": "readProfile",
  "businesses/ListFeedItems": "readProfile",
  "businesses/ListFeeds": "readProfile",
  "businesses/NearbyPlaces": "readReferenceData",
  "businesses/SuggestServices": "readReferenceData",
  "campaigns/ArchiveCampaign": "editCampaigns",
  "campaigns/GetCampaignAds": "readCampaigns",
  "campaigns/GetLaunchJob": "readCampaigns",
  "campaigns/PauseCampaign": "editCampaigns",
  "campaigns/ReopenBudget": "editCampaigns",
  "campaigns/ResumeCampaign": "editCampaigns",
  "campaigns/SearchInterests": "readSignup",
  "campaigns/SuggestKeywords": "readSignup",
  "channels/ListLinkablePages": "readSignup",
  "creatives/AcceptCopy": "fillSignup",
  "creatives/DraftCopy": "fillSignup",
  "identity/AcceptInvitation": "keepOwnAccount",
  "identity/EndOtherSignIns": "keepOwnAccount",
  "identity/EndSignIn": "keepOwnAccount",
  "identity/ListSignIns": "keepOwnAccount",
  "identity/ForgotPassword": "recoverAccount",
  "identity/RemoveEmbedKey": "administerPortal",
  "identity/SaveDivision": "administerPortal",
  "identity/SaveEmbedKey": "administerPortal",
  "identity/RefreshSession": "signIn",
  "identity/ResetPassword": "recoverAccount",
  "identity/SendEmailVerification": "keepOwnAccount",
  "identity/VerifyEmail": "keepOwnAccount",
  "insights/GetDashboard": "readReports",
  "insights/GetLead": "readLeads",
  "insights/ListLeads": "readLeads",
  "insights/UpdateLeadStatus": "workOnLeads",
  "signup/AdviseBudget": "readSignup",
  "signup/GetBusinessPage": "readBusinessPage",
  "signup/ListRegionPrices": "readPortal",
  "wallet/GetSessionFunds": "readSessionPayments",
  "wallet/ListSessionPayments": "readSessionPayments",
}

const rowOf = (call: string) =>
  actions.find((action) => {
    const row: PermissionRow = permissions[action]
    return row.calls.includes(call)
  })

test("every contract takes its action from the matrix, or from the list here", () => {
  const accessByCall = endpoints.map(({ contract: { name, access } }) => [name, access])
  const wanted = endpoints.map(({ contract: { name } }) => {
    const rows = [...new Set((calls[name] ?? []).map(rowOf))]
    return [name, rows.length === 1 ? rows[0] : (ours[name] ?? rows)]
  })
  expect(accessByCall).toEqual(wanted)
})

test("every contract named here has an endpoint", () => {
  const served = new Set(endpoints.map(({ contract }) => contract.name))
  expect([...Object.keys(calls), ...Object.keys(ours)].filter((name) => !served.has(name))).toEqual([])
  expect(Object.keys(calls).filter((name) => name in ours)).toEqual([])
})
