import type { ListCampaignViews, RemoveCampaignView, SaveCampaignView } from "@application/campaigns/contract"
import type { ListLeadViews, RemoveLeadView, SaveLeadView } from "@application/insights/contract"

/** The calls of one list's saved views. */
export interface ViewCalls {
  readonly list: typeof ListCampaignViews | typeof ListLeadViews
  readonly save: typeof SaveCampaignView | typeof SaveLeadView
  readonly remove: typeof RemoveCampaignView | typeof RemoveLeadView
}
