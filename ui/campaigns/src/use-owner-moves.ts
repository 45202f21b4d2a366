import { type Campaign, ownerMovesOf } from "@domain/campaigns"
import { useMay } from "@ui/shared/use-may"
import { usePortal } from "@ui/shared/frame"

/** What the user may do to a campaign, by its state, the portal and their role. */
export const useOwnerMoves = (campaign: Campaign) => {
  const may = useMay()
  const { flags } = usePortal().portal
  return may("editCampaigns") ? ownerMovesOf(campaign, flags) : []
}
