import { type Campaign, ownerMovesOf } from "@domain/campaigns"
import { useMay } from "../app/use-may.ts"
import { usePortal } from "../frame/index.ts"

/** What the user may do to a campaign, by its state, the portal and their role. */
export const useOwnerMoves = (campaign: Campaign) => {
  const may = useMay()
  const { flags } = usePortal().portal
  return may("editCampaigns") ? ownerMovesOf(campaign, flags) : []
}
