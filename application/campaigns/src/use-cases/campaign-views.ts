import { handler } from "@application/kernel"
import { ListCampaignViews, RemoveCampaignView, SaveCampaignView } from "../contract/campaign-views.ts"
import { ownedViews } from "../services/owned-views.ts"
import { CampaignViews } from "../stores/campaign-views.ts"

const views = ownedViews(CampaignViews)

export const listCampaignViews = handler(ListCampaignViews, ({ businessProfileId }) => views.list(businessProfileId))

export const saveCampaignView = handler(SaveCampaignView, ({ businessProfileId, ...typed }) =>
  views.save(businessProfileId, typed),
)

export const removeCampaignView = handler(RemoveCampaignView, ({ businessProfileId, viewId }) =>
  views.remove(businessProfileId, viewId),
)
