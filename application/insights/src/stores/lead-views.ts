import { viewStore } from "@application/campaigns/services"

/** Saved views of the list of leads. */
export const LeadViews = viewStore("lead_views")
