import { type Campaign, type OwnerMove, ownerMovesOf } from "@domain/campaigns"
import { useFlags } from "@ui/shared/configuration"
import { useMay } from "@ui/shared/use-may"

/** What the user may do to each campaign, by its state, the portal, the category of the business and their role. */
export const useListMoves = (): ((campaign: Campaign) => ReadonlyArray<OwnerMove>) => {
  const may = useMay()
  const flags = useFlags()
  return (campaign) => (may("editCampaigns") ? ownerMovesOf(campaign, flags) : [])
}

/** What the user may do to a campaign. */
export const useOwnerMoves = (campaign: Campaign): ReadonlyArray<OwnerMove> => useListMoves()(campaign)
