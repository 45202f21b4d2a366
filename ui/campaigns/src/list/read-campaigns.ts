import { type CampaignListItem, ListCampaigns } from "@application/campaigns/contract"
import { type DraftStep, ListDraftSteps } from "@application/signup/contract"
import type { ProfileMembership } from "@domain/identity"
import type { Read } from "@ui/container"
import { chosenRange } from "@ui/shared/chosen-range"
import { presentTime } from "@ui/shared/frame"
import { campaignsAddress } from "./campaigns-address.ts"

/** A campaign of the list; a draft with how far it has come. */
export interface ListedCampaign extends CampaignListItem {
  readonly step?: DraftStep
}

/** The campaigns that an address asks for, the size of every tab, and the days of their figures. */
export const readCampaigns = async (
  read: Read,
  { id: businessProfileId, region }: Pick<ProfileMembership, "id" | "region">,
  search: URLSearchParams,
) => {
  const { words, filter, order, page, limit } = campaignsAddress.questionOf(search)
  const { tab = "all" } = filter
  const period = filter.range === undefined ? undefined : chosenRange(search, region, presentTime())
  const { campaigns, counts, total } = await read(ListCampaigns, {
    businessProfileId,
    tab,
    order,
    page,
    limit,
    ...(words !== "" && { search: words }),
    ...period?.range,
  })
  const sessionIds = campaigns.flatMap(({ status, sessionId }) => (status === "Draft" ? [sessionId] : []))
  const { steps } =
    sessionIds.length === 0 ? { steps: [] } : await read(ListDraftSteps, { businessProfileId, sessionIds })
  const rows = campaigns.map((campaign): ListedCampaign => {
    const step = steps.find(({ sessionId }) => sessionId === campaign.sessionId)
    return { ...campaign, ...(step !== undefined && { step }) }
  })
  return { tab, words, rows, total: total ?? rows.length, counts, period }
}

export type CampaignsReading = Awaited<ReturnType<typeof readCampaigns>>
