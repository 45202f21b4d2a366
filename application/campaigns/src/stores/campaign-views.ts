import { Schema } from "effect"
import { columnsOf, declaredStore } from "@application/kernel"
import { CampaignView } from "@domain/campaigns"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"

/** A view with the user and the business that it belongs to. */
const StoredView = Schema.Struct({
  ...CampaignView.fields,
  businessProfileId: BusinessProfileId,
  portalId: PortalId,
  userId: UserId,
  /** The name as names are compared, so that no two tabs save two views of a name. */
  foldedName: Schema.String,
})

/** Saved views of the campaign list, each of one user and business. */
export const CampaignViews = declaredStore({
  table: "campaign_views",
  row: columnsOf(StoredView),
  key: ["businessProfileId", "userId", "foldedName"],
  numbered: "id",
  lists: { byName: { by: ["businessProfileId", "userId"], order: [{ text: "foldedName" }] } },
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "user",
    audited: {
      key: ["businessProfileId", "userId", "id"],
      clear: ["portalId"],
      hidden: ["name", "query"],
      unrecorded: ["foldedName"],
    },
  },
})
