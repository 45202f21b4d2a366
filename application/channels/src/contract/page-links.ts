import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
import { LinkedPage } from "@domain/campaigns"
import {
  AdAccountNotFound,
  AdAccountStep,
  FacebookNotLinked,
  FacebookPageAlreadyRequested,
  FacebookPageLinkingFailed,
  PageAccessStatus,
  PageNotApproved,
  PageNotLinked,
} from "@domain/channels"
import { BusinessProfileId, CurrencyCode } from "@domain/kernel"

const profile = { businessProfileId: BusinessProfileId }
const onPage = { ...profile, pageId: textOf(64) }

/** A page that the business uses or used: the platform's access to it, and which steps of the set-up are done. */
export const PageState = Schema.Struct({
  page: LinkedPage,
  status: PageAccessStatus,
  isChosen: Schema.Boolean,
  steps: Schema.Array(AdAccountStep),
  instagramId: Schema.optionalKey(Schema.String),
})
export type PageState = typeof PageState.Type

/**
 * The business's Facebook login, the pages that the person administers, those chosen so far, and the portal's. A login that has
 * ended is `isLost` and administers none. Ours.
 */
export const GetSocialAccounts = contract("channels/GetSocialAccounts", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/facebook",
  group: "Linked accounts",
  summary: "Get a business's Facebook login and pages",
  description:
    "administered are the pages of the person who logged in; pages are those chosen so far with status NotRequested, Requested, Approved, Refused or Withdrawn and the steps of the set-up that are done. A login that has ended is isLost, and nothing of it is administered until somebody logs in again.",
  example: exampleProfile,
  input: Schema.Struct(profile),
  output: Schema.Struct({
    login: Schema.optionalKey(
      Schema.Struct({
        facebookName: Schema.String,
        linkedAt: Schema.Number,
        expiresAt: Schema.optionalKey(Schema.Number),
        isLost: Schema.Boolean,
      }),
    ),
    administered: Schema.Array(LinkedPage),
    pages: Schema.Array(PageState),
    portalPage: LinkedPage,
  }),
  failures: [FacebookPageLinkingFailed],
})

/** Chooses one of the pages that the person administers to carry the business's ads. Spec: calls G1. */
export const ChoosePage = contract("channels/ChoosePage", {
  kind: "workflow",
  access: "linkAccounts",
  route: "POST /BusinessProfiles/:businessProfileId/Roimatic/Assets",
  specification: ["G1"],
  group: "Linked accounts",
  summary: "Choose the page that carries a business's ads",
  description: "The page is one that the person logged in at Facebook administers.",
  example: { ...exampleProfile, assetType: "page", page: { id: "4005" } },
  input: Schema.Struct({
    ...profile,
    assetType: Schema.Literal("page"),
    page: Schema.Struct({ id: textOf(64) }),
  }),
  output: PageState,
  failures: [FacebookNotLinked, PageNotLinked, FacebookPageLinkingFailed],
})

/**
 * Asks the page's administrator for access; a second request is 331. A page's token, where it is sent, must be that page's; the
 * login's rights are asked otherwise. Spec: calls G2.
 */
export const RequestPageAccess = contract("channels/RequestPageAccess", {
  kind: "workflow",
  access: "linkAccounts",
  route: "POST /BusinessProfiles/:businessProfileId/Roimatic/live/pageAccess",
  specification: ["G2"],
  group: "Linked accounts",
  summary: "Ask a page's administrator for access",
  description:
    "A request that waits already is refused with errorCode 331. pageAccessToken proves that the caller administers the page; without it the Facebook login does. It is not stored.",
  example: { ...exampleProfile, pageId: "4005", pageAccessToken: "EAAB-page-token" },
  input: Schema.Struct({ ...onPage, pageAccessToken: Schema.optionalKey(textOf(1000)) }),
  output: PageState,
  failures: [FacebookNotLinked, PageNotLinked, FacebookPageAlreadyRequested, FacebookPageLinkingFailed],
})

const setUp = [PageNotLinked, PageNotApproved, FacebookPageLinkingFailed] as const

/** Lets the platform's system user work on the page; `businessId` is the platform's portfolio. Spec: calls G3. */
export const AssignSystemUser = contract("channels/AssignSystemUser", {
  kind: "workflow",
  access: "linkAccounts",
  route: "POST /localbusiness/businessProfiles/:businessProfileId/live/businesses/:businessId/systemUserAccess",
  specification: ["G3"],
  group: "Linked accounts",
  summary: "Let the platform's system user work on a page",
  description:
    "The page's administrator has approved access. businessId is the one that setting up the ad account answers.",
  example: { ...exampleProfile, pageId: "4005", businessId: "2001" },
  input: Schema.Struct({ ...onPage, businessId: textOf(64) }),
  output: PageState,
  failures: [...setUp, AdAccountNotFound],
})

/** Has the page's leads delivered to the platform. Spec: calls G4. */
export const AssignPageAssets = contract("channels/AssignPageAssets", {
  kind: "workflow",
  access: "linkAccounts",
  route: "POST /LocalBusiness/businessProfiles/:businessProfileId/page/:pageId/assignPageAssets",
  specification: ["G4"],
  group: "Linked accounts",
  summary: "Have a page's leads delivered to the platform",
  example: { ...exampleProfile, pageId: "4005" },
  input: Schema.Struct(onPage),
  output: PageState,
  failures: setUp,
})

/** Looks again at the page and at the access to it, which its administrator may have given, refused or withdrawn. Spec: calls G5. */
export const RefreshPage = contract("channels/RefreshPage", {
  kind: "workflow",
  access: "linkAccounts",
  route: "PUT /LocalBusiness/page/:pageId",
  specification: ["G5"],
  group: "Linked accounts",
  summary: "Look again at a page and the access to it",
  description:
    "Its administrator may have approved, refused, withdrawn or restored access. Ask every 3 seconds at most.",
  example: { ...exampleProfile, pageId: "4005" },
  input: Schema.Struct(onPage),
  output: PageState,
  failures: [PageNotLinked, FacebookPageLinkingFailed],
})

/** Finds the page's Instagram account, or has one made that is backed by the page. Spec: calls G6. */
export const LinkInstagram = contract("channels/LinkInstagram", {
  kind: "workflow",
  access: "linkAccounts",
  route: "POST /LocalBusiness/page/:pageId/pagebacked_instagram_accounts",
  specification: ["G6"],
  group: "Linked accounts",
  summary: "Link a page's Instagram account, or one backed by the page",
  example: { ...exampleProfile, pageId: "4005" },
  input: Schema.Struct(onPage),
  output: PageState,
  failures: setUp,
})

const onAccount = { ...onPage, accountId: textOf(64) }

/** Proves that the ad account may show the page's ads. Spec: calls G7. */
export const AddPageToAdAccount = contract("channels/AddPageToAdAccount", {
  kind: "workflow",
  access: "linkAccounts",
  route: "POST /businessProfiles/:businessProfileId/accounts/:accountId/accountAssets/pages",
  specification: ["G7"],
  group: "Linked accounts",
  summary: "Check that the ad account may show a page's ads",
  example: { ...exampleProfile, pageId: "4005", accountId: "3001" },
  input: Schema.Struct(onAccount),
  output: PageState,
  failures: [...setUp, AdAccountNotFound],
})

/** Lets the ad account show ads on the page's Instagram account. Spec: calls G8. */
export const AddInstagramToAdAccount = contract("channels/AddInstagramToAdAccount", {
  kind: "workflow",
  access: "linkAccounts",
  route: "POST /businessProfiles/:businessProfileId/accounts/:accountId/accountAssets/instagramAccounts",
  specification: ["G8"],
  group: "Linked accounts",
  summary: "Let the ad account show ads on a page's Instagram account",
  example: { ...exampleProfile, pageId: "4005", accountId: "3001" },
  input: Schema.Struct(onAccount),
  output: PageState,
  failures: [...setUp, AdAccountNotFound],
})

/** The ad account that the business's social ads run from: that of its region, which must be active. Spec: calls G9. */
export const SetUpAdAccount = contract("channels/SetUpAdAccount", {
  kind: "workflow",
  access: "linkAccounts",
  route: "POST /localBusiness/businessProfiles/:businessProfileId/adAccountsSetup",
  specification: ["G9"],
  group: "Linked accounts",
  summary: "Set up the ad account of a business",
  description: "It is the platform's for the business's region. With a page, the step is noted on it.",
  example: { ...exampleProfile, pageId: "4005" },
  input: Schema.Struct({ ...profile, pageId: Schema.optionalKey(textOf(64)) }),
  output: Schema.Struct({
    accountId: Schema.String,
    businessId: Schema.String,
    currency: CurrencyCode,
    timeZone: Schema.String,
  }),
  failures: [...setUp, AdAccountNotFound],
})
