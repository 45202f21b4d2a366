import { type CampaignBudgetState, GetCampaignBudget } from "@application/campaigns/contract"
import type { Campaign } from "@domain/campaigns"
import { useRead } from "@ui/container"
import { useState } from "react"

/** A campaign's pace and split as they were last read or answered. */
export const useCampaignBudget = ({ id, businessProfileId }: Pick<Campaign, "id" | "businessProfileId">) => {
  const reading = useRead(GetCampaignBudget, { businessProfileId, campaignId: id })
  const [newest, setNewest] = useState<CampaignBudgetState>()
  return { ...reading, state: newest ?? reading.output, setNewest }
}
