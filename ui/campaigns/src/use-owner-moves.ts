import { type Campaign, ownerMovesOf } from "@domain/campaigns"
import { useMay } from "@ui/shared/use-may"
import { useFlags } from "@ui/shared/configuration"

/** What the user may do to a campaign, by its state, the portal, the category of the business and their role. */
export const useOwnerMoves = (campaign: Campaign) => {
  const may = useMay()
  const flags = useFlags()
  return may("editCampaigns") ? ownerMovesOf(campaign, flags) : []
}
