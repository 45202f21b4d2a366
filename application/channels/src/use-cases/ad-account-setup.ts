import { Effect } from "effect"
import { handler, Profiles } from "@application/kernel"
import { AdAccountNotFound, type AdAccountStep, mayCarryAds, PageNotApproved } from "@domain/channels"
import type { BusinessProfileId } from "@domain/kernel"
import {
  AddInstagramToAdAccount,
  AddPageToAdAccount,
  AssignPageAssets,
  AssignSystemUser,
  LinkInstagram,
  SetUpAdAccount,
} from "../contract/page-links.ts"
import { SocialAccounts } from "../ports/social-accounts.ts"
import { SocialNetwork } from "../ports/social-network.ts"
import { pageLink } from "./page-links.ts"
import { linkingFailed } from "./social-token.ts"

interface OnPage {
  readonly businessProfileId: BusinessProfileId
  readonly pageId: string
}

/** A page whose administrator has approved access. */
const approvedPage = Effect.fnUntraced(function* ({ businessProfileId, pageId }: OnPage) {
  const link = yield* pageLink(businessProfileId, pageId)
  const { status } = link
  return mayCarryAds({ pageId, status }) ? link : yield* new PageNotApproved({ pageId, status })
})

/** Notes a step, and answers the page as it is then. */
const noted = Effect.fnUntraced(function* (
  { businessProfileId, pageId }: OnPage,
  step: AdAccountStep,
  instagramId?: string,
) {
  yield* (yield* SocialAccounts).done(businessProfileId, pageId, step, instagramId)
  return yield* pageLink(businessProfileId, pageId)
})

/** The active ad account of the business's region. */
const accountOf = Effect.fnUntraced(function* (profile: BusinessProfileId) {
  const { region } = yield* (yield* Profiles).of(profile)
  const account = yield* Effect.mapError((yield* SocialNetwork).adAccountOf(region), linkingFailed())
  return account.isActive ? account : yield* new AdAccountNotFound({})
})

const isOwnAccount = Effect.fnUntraced(function* (profile: BusinessProfileId, accountId: string) {
  const { id } = yield* accountOf(profile)
  if (accountId.replace(/^act_/, "") !== id) return yield* new AdAccountNotFound({})
})

export const assignSystemUser = handler(
  AssignSystemUser,
  Effect.fnUntraced(function* ({ businessId, ...of }) {
    const network = yield* SocialNetwork
    if (businessId !== network.businessId) return yield* new AdAccountNotFound({})
    yield* approvedPage(of)
    yield* Effect.mapError(network.assignSystemUser(of.pageId), linkingFailed(of.pageId))
    return yield* noted(of, "systemUserAccess")
  }),
)

export const assignPageAssets = handler(
  AssignPageAssets,
  Effect.fnUntraced(function* (of) {
    yield* approvedPage(of)
    yield* Effect.mapError((yield* SocialNetwork).assignAssets(of.pageId), linkingFailed(of.pageId))
    return yield* noted(of, "pageAssets")
  }),
)

const instagram = Effect.fnUntraced(function* (of: OnPage) {
  const id = yield* Effect.mapError((yield* SocialNetwork).instagramOf(of.pageId), linkingFailed(of.pageId))
  return yield* noted(of, "instagramAccount", id)
})

export const linkInstagram = handler(
  LinkInstagram,
  Effect.fnUntraced(function* (of) {
    yield* approvedPage(of)
    return yield* instagram(of)
  }),
)

export const addPageToAdAccount = handler(
  AddPageToAdAccount,
  Effect.fnUntraced(function* ({ accountId, ...of }) {
    yield* approvedPage(of)
    yield* isOwnAccount(of.businessProfileId, accountId)
    const may = (yield* SocialNetwork).mayPromote(accountId.replace(/^act_/, ""), of.pageId)
    const { status } = yield* pageLink(of.businessProfileId, of.pageId)
    if (!(yield* Effect.mapError(may, linkingFailed(of.pageId))))
      return yield* new PageNotApproved({ pageId: of.pageId, status })
    return yield* noted(of, "accountPages")
  }),
)

export const addInstagramToAdAccount = handler(
  AddInstagramToAdAccount,
  Effect.fnUntraced(function* ({ accountId, ...of }) {
    const link = yield* approvedPage(of)
    yield* isOwnAccount(of.businessProfileId, accountId)
    const instagramId = link.instagramId ?? (yield* instagram(of)).instagramId ?? ""
    const added = (yield* SocialNetwork).addInstagram(accountId.replace(/^act_/, ""), instagramId)
    yield* Effect.mapError(added, linkingFailed(of.pageId))
    return yield* noted(of, "accountInstagram")
  }),
)

/** Without a page it only finds the account, as for a business that advertises through the portal's page. */
export const setUpAdAccount = handler(
  SetUpAdAccount,
  Effect.fnUntraced(function* ({ businessProfileId, pageId }) {
    if (pageId !== undefined) yield* approvedPage({ businessProfileId, pageId })
    const { id, currency, timeZone } = yield* accountOf(businessProfileId)
    if (pageId !== undefined) yield* noted({ businessProfileId, pageId }, "adAccount")
    return { accountId: id, businessId: (yield* SocialNetwork).businessId, currency, timeZone }
  }),
)
