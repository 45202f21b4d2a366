import { ownedViews } from "@application/campaigns/services"
import { handler } from "@application/kernel"
import { ListLeadViews, RemoveLeadView, SaveLeadView } from "../contract/lead-views.ts"
import { LeadViews } from "../stores/lead-views.ts"

const views = ownedViews(LeadViews)

export const listLeadViews = handler(ListLeadViews, ({ businessProfileId }) => views.list(businessProfileId))

export const saveLeadView = handler(SaveLeadView, ({ businessProfileId, ...typed }) =>
  views.save(businessProfileId, typed),
)

export const removeLeadView = handler(RemoveLeadView, ({ businessProfileId, viewId }) =>
  views.remove(businessProfileId, viewId),
)
