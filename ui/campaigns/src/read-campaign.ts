import { GetCampaign, GetCampaignAds } from "@application/campaigns/contract"
import { GetCampaignResults } from "@application/insights/contract"
import { GetBusinessDetails } from "@application/signup/contract"
import { ListBillingDocuments } from "@application/wallet/contract"
import type { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { LoadFailed, type Read } from "@ui/container"

/** The secret of a draft's shared summary; none for a deleted draft. */
const encodedIdOf = async (read: Read, sessionId: SessionId): Promise<string | undefined> => {
  try {
    return (await read(GetBusinessDetails, { sessionId })).encodedId
  } catch (cause) {
    if (cause instanceof LoadFailed) return undefined
    throw cause
  }
}

/** How many of a campaign's documents its page shows. */
const shownPapers = 5

/** One campaign with its ads, results and papers, and the way to its shared summary. */
export const readCampaign = async (read: Read, businessProfileId: BusinessProfileId, campaignId: CampaignId) => {
  const key = { businessProfileId, campaignId }
  const [campaign, { ads, revisions, sent, lostLists = [] }, results, papers] = await Promise.all([
    read(GetCampaign, key),
    read(GetCampaignAds, key),
    read(GetCampaignResults, key),
    read(ListBillingDocuments, { ...key, limit: shownPapers }),
  ])
  const encodedId = await encodedIdOf(read, campaign.sessionId)
  return {
    campaign,
    ads,
    revisions,
    sent,
    lostLists,
    results,
    papers,
    crumb: campaign.name,
    ...(encodedId !== undefined && { encodedId }),
  }
}

export type CampaignReading = Awaited<ReturnType<typeof readCampaign>>
