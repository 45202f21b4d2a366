import { GetCampaign, GetCampaignAds } from "@application/campaigns/contract"
import { GetBusinessDetails } from "@application/signup/contract"
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

/** One campaign with its ads and the way to its shared summary. */
export const readCampaign = async (read: Read, businessProfileId: BusinessProfileId, campaignId: CampaignId) => {
  const [campaign, { ads, revisions, sent }] = await Promise.all([
    read(GetCampaign, { businessProfileId, campaignId }),
    read(GetCampaignAds, { businessProfileId, campaignId }),
  ])
  const encodedId = await encodedIdOf(read, campaign.sessionId)
  return { campaign, ads, revisions, sent, crumb: campaign.name, ...(encodedId !== undefined && { encodedId }) }
}
