import { ListCampaigns } from "@application/campaigns/contract"
import { GetDashboard } from "@application/insights/contract"
import type { ProfileMembership } from "@domain/identity"
import type { Read } from "@ui/container"
import { presentTime } from "@ui/shared/frame"
import { chosenRange } from "@ui/shared/chosen-range"

/** Everything that the dashboard shows for the period of an address. */
export const readDashboard = async (
  read: Read,
  { id: businessProfileId, region }: Pick<ProfileMembership, "id" | "region">,
  search: URLSearchParams,
) => {
  const readAt = presentTime()
  const chosen = chosenRange(search, region, readAt)
  const [dashboard, { campaigns }] = await Promise.all([
    read(GetDashboard, { businessProfileId, ...chosen.range }),
    read(ListCampaigns, { businessProfileId, tab: "all", limit: 20 }),
  ])
  return { ...chosen, dashboard, campaigns, readAt }
}

export type DashboardReading = Awaited<ReturnType<typeof readDashboard>>
