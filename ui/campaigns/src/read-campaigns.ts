import { GetCampaign, GetCampaignAds, ListCampaigns } from "@application/campaigns/contract"
import { GetBusinessDetails } from "@application/signup/contract"
import { campaignTabOf } from "@domain/campaigns"
import type { ProfileMembership } from "@domain/identity"
import type { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { LoadFailed, type Read } from "@ui/container"
import { cutText } from "@domain/kernel"
import { loadPages, shownOf } from "@ui/shared/load-pages"

/** The campaigns that an address asks for: its tab, its search and how many. */
export const readCampaigns = async (
  read: Read,
  { id: businessProfileId }: Pick<ProfileMembership, "id">,
  search: URLSearchParams,
) => {
  const tab = campaignTabOf(search.get("tab"))
  const words = cutText((search.get("q") ?? "").trim(), 80)
  const { rows, hasMore, last } = await loadPages(shownOf(search), async (limit, cursor) => {
    const { campaigns, ...page } = await read(ListCampaigns, {
      businessProfileId,
      tab,
      limit,
      ...(words !== "" && { search: words }),
      ...(cursor !== undefined && { cursor }),
    })
    return { ...page, rows: campaigns }
  })
  return { tab, words, campaigns: rows, counts: last.counts, hasMore }
}

export type CampaignsReading = Awaited<ReturnType<typeof readCampaigns>>

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
