import { type CampaignEditState, GetCampaignEdit, SaveCampaignEdit } from "@application/campaigns/contract"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { useEffect, useState, useSyncExternalStore } from "react"
import { makeEditKeeper } from "./edit-keeper.ts"

export interface OfCampaign {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

/** The edit of a campaign as it is typed on this page; what is left unsaved is saved when the page is left or comes online. */
export const useEditKeeper = (ofCampaign: OfCampaign, first: CampaignEditState, latest: CampaignEditState) => {
  const save = useCall(SaveCampaignEdit)
  const get = useCall(GetCampaignEdit)
  const [keeper] = useState(() =>
    makeEditKeeper({
      first,
      save: (edit, version) => save({ ...ofCampaign, edit, version }),
      read: async () => {
        const outcome = await get(ofCampaign)
        return outcome.status === "succeeded" ? outcome.output : undefined
      },
    }),
  )
  useEffect(() => {
    const flush = () => void keeper.flush()
    window.addEventListener("online", flush)
    return () => {
      window.removeEventListener("online", flush)
      flush()
    }
  }, [keeper])
  useEffect(() => {
    if (latest !== first) keeper.follow(latest)
  }, [keeper, first, latest])
  return [useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state), keeper] as const
}
