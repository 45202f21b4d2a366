import { type BusinessProfileId, type CampaignId, type Region, type SessionId, type UserId } from "@domain/kernel"
import { type CampaignChannel, channelsOfferedTo, type CreativeDetail, usualOf } from "@domain/campaigns"
import { flavourOf, startPage } from "@domain/launch"
import type { SignupJourney } from "@domain/portals"
import type { SignupSession } from "./signup-session.ts"

/** The owner and purpose of a further session; `now` in epoch milliseconds. */
export interface FurtherSession {
  readonly sessionId: SessionId
  readonly encodedId: string
  readonly region: Region
  readonly name: string
  /** What else is known of the business, for its first session. */
  readonly business?: Pick<SignupSession["business"], "logoUrl" | "pictures">
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
  readonly userId: UserId | undefined
  /** The journey that the portal gives its visitors. */
  readonly journey?: SignupJourney | undefined
  /** The channels that installation and portal have; the usual channels where it does not say. */
  readonly channelsOffered?: ReadonlyArray<CampaignChannel> | undefined
  readonly now: number
}

/** What is left to a network is agreed to for each campaign. */
const withoutAutomation = ({
  expandsAudience: _audience,
  ...targeting
}: SignupSession["targeting"] = {}): SignupSession["targeting"] => targeting

/** Template, picture, colours and form are reused; the texts are drafted and accepted again. */
const creativeToReuse = ({
  adDetail: _ad,
  variant: _variant,
  searchAd: _search,
  bannerAd: _banner,
  cards: _cards,
  carousel: _carousel,
  ...kept
}: CreativeDetail): CreativeDetail => kept

/** The last campaign's channels that are still offered, else the usual channels; none where none were chosen and all usual are on. */
const channelsToReuse = (
  chosen: ReadonlyArray<CampaignChannel> | undefined,
  offering: Pick<FurtherSession, "channelsOffered">,
) => {
  if (chosen === undefined && offering.channelsOffered === undefined) return {}
  const offered = channelsOfferedTo(offering)
  const channels = (chosen ?? []).filter((channel) => offered.includes(channel))
  return { channels: channels.length > 0 ? channels : usualOf(offered) }
}

/**
 * The session of a business's further campaign: its own details and choices, without the last offer, payment and
 * launch. Spec: states, subsequent campaign flow.
 */
export const furtherSession = (last: SignupSession | undefined, facts: FurtherSession): SignupSession => {
  const { now, userId, name, journey, business, channelsOffered, ...ids } = facts
  const {
    offerDetail: _offer,
    adjustsLook: _look,
    ordersCards: _order,
    policyStatements: _said,
    creativeDetail,
    ...chosen
  } = last?.creative ?? {}
  const targeting = withoutAutomation(last?.targeting)
  const { gstBilling } = last?.budget ?? {}
  const shortenFlow = last?.shortenFlow === true || journey === "shortened"
  const flavour = flavourOf({ subsequent: true, shortenFlow, v2: journey === "v2" })
  const { fieldRevisions: _revisions, summaryUntil: _until, channelsOffered: _offered, ...before } = last ?? {}
  return {
    sources: {},
    suggestedCategories: [],
    suggestedServices: [],
    phoneVerified: false,
    accounts: {},
    ...before,
    targeting: { ...targeting, ...channelsToReuse(targeting.channels, { channelsOffered }) },
    ...(channelsOffered !== undefined && { channelsOffered }),
    ...ids,
    business: { name, ...business, ...last?.business },
    creative: { ...chosen, ...(creativeDetail !== undefined && { creativeDetail: creativeToReuse(creativeDetail) }) },
    budget: { ...(gstBilling !== undefined && { gstBilling }) },
    ...(userId !== undefined && { userId }),
    revision: 1,
    flavour,
    shortenFlow,
    queryParameters: {},
    launchState: startPage(flavour).state,
    extraction: { status: "none", stage: "queued" },
    paid: false,
    createdAt: now,
    updatedAt: now,
  }
}
