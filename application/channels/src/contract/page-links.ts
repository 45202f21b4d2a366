import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
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
  access: "readCampaigns",
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
  access: "linkAccounts",
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
  access: "linkAccounts",
  input: Schema.Struct({ ...onPage, pageAccessToken: Schema.optionalKey(textOf(1000)) }),
  output: PageState,
  failures: [FacebookNotLinked, PageNotLinked, FacebookPageAlreadyRequested, FacebookPageLinkingFailed],
})

const setUp = [PageNotLinked, PageNotApproved, FacebookPageLinkingFailed] as const

/** Lets the platform's system user work on the page; `businessId` is the platform's portfolio. Spec: calls G3. */
export const AssignSystemUser = contract("channels/AssignSystemUser", {
  access: "linkAccounts",
  input: Schema.Struct({ ...onPage, businessId: textOf(64) }),
  output: PageState,
  failures: [...setUp, AdAccountNotFound],
})

/** Has the page's leads delivered to the platform. Spec: calls G4. */
export const AssignPageAssets = contract("channels/AssignPageAssets", {
  access: "linkAccounts",
  input: Schema.Struct(onPage),
  output: PageState,
  failures: setUp,
})

/** Looks again at the page and at the access to it, which its administrator may have given, refused or withdrawn. Spec: calls G5. */
export const RefreshPage = contract("channels/RefreshPage", {
  access: "linkAccounts",
  input: Schema.Struct(onPage),
  output: PageState,
  failures: [PageNotLinked, FacebookPageLinkingFailed],
})

/** Finds the page's Instagram account, or has one made that is backed by the page. Spec: calls G6. */
export const LinkInstagram = contract("channels/LinkInstagram", {
  access: "linkAccounts",
  input: Schema.Struct(onPage),
  output: PageState,
  failures: setUp,
})

const onAccount = { ...onPage, accountId: textOf(64) }

/** Proves that the ad account may show the page's ads. Spec: calls G7. */
export const AddPageToAdAccount = contract("channels/AddPageToAdAccount", {
  access: "linkAccounts",
  input: Schema.Struct(onAccount),
  output: PageState,
  failures: [...setUp, AdAccountNotFound],
})

/** Lets the ad account show ads on the page's Instagram account. Spec: calls G8. */
export const AddInstagramToAdAccount = contract("channels/AddInstagramToAdAccount", {
  access: "linkAccounts",
  input: Schema.Struct(onAccount),
  output: PageState,
  failures: [...setUp, AdAccountNotFound],
})

/** The ad account that the business's social ads run from: that of its region, which must be active. Spec: calls G9. */
export const SetUpAdAccount = contract("channels/SetUpAdAccount", {
  access: "linkAccounts",
  input: Schema.Struct({ ...profile, pageId: Schema.optionalKey(textOf(64)) }),
  output: Schema.Struct({
    accountId: Schema.String,
    businessId: Schema.String,
    currency: CurrencyCode,
    timeZone: Schema.String,
  }),
  failures: [...setUp, AdAccountNotFound],
})
