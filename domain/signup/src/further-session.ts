import { type BusinessProfileId, type CampaignId, type Region, type SessionId, type UserId } from "@domain/kernel"
import { flavourOf } from "@domain/launch"
import type { SignupSession } from "./signup-session.ts"
import type { CreativeDetail } from "./sections/creative.ts"

/** The owner and purpose of a further session; `now` in epoch milliseconds. */
export interface FurtherSession {
  readonly sessionId: SessionId
  readonly encodedId: string
  readonly region: Region
  readonly name: string
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
  readonly userId: UserId | undefined
  readonly now: number
}

/** Template, picture, colours and form are reused; the texts are drafted and accepted again. */
const creativeToReuse = ({ adDetail: _ad, searchAd: _search, ...kept }: CreativeDetail): CreativeDetail => kept

/**
 * The session of a business's further campaign: its own details and choices, without the last offer, payment and
 * launch. Spec: states, subsequent campaign flow.
 */
export const furtherSession = (last: SignupSession | undefined, facts: FurtherSession): SignupSession => {
  const { now, userId, name, ...ids } = facts
  const { offerDetail: _offer, creativeDetail, ...chosen } = last?.creative ?? {}
  const { gstBilling } = last?.budget ?? {}
  const shortenFlow = last?.shortenFlow ?? false
  const { fieldRevisions: _revisions, summaryUntil: _until, ...before } = last ?? {}
  return {
    sources: {},
    suggestedCategories: [],
    suggestedServices: [],
    phoneVerified: false,
    targeting: {},
    accounts: {},
    ...before,
    ...ids,
    business: { name, ...last?.business },
    creative: { ...chosen, ...(creativeDetail !== undefined && { creativeDetail: creativeToReuse(creativeDetail) }) },
    budget: { ...(gstBilling !== undefined && { gstBilling }) },
    ...(userId !== undefined && { userId }),
    revision: 1,
    flavour: flavourOf({
      subsequent: true,
      shortenFlow,
      v2: last?.flavour === "subsequentV2",
    }),
    shortenFlow,
    queryParameters: {},
    launchState: "Objective",
    extraction: { status: "none", stage: "queued" },
    paid: false,
    createdAt: now,
    updatedAt: now,
  }
}
