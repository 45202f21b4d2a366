import { viewStore } from "../services/owned-views.ts"

/** Saved views of the campaign list. */
export const CampaignViews = viewStore("campaign_views")
