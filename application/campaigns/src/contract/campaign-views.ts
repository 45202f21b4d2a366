import { Schema } from "effect"
import { contract, exampleProfile, textOf } from "@application/kernel"
import { CampaignView, TooManyCampaignViews } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"

const ViewId = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 40 }))

/** The views of the campaign list that the caller has saved for a business, by name. Ours. */
export const ListCampaignViews = contract("campaigns/ListCampaignViews", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/campaignViews",
  summary: "List your saved views of the campaign list",
  description: "The signed-in user's own views, by name; at most 20.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({ views: Schema.Array(CampaignView) }),
})

/** Saves a search of the campaign list under a name, in place of the caller's view with that name. Ours. */
export const SaveCampaignView = contract("campaigns/SaveCampaignView", {
  kind: "command",
  access: "readCampaigns",
  route: "POST /businessProfiles/:businessProfileId/campaignViews",
  summary: "Save a view of the campaign list",
  description:
    "name has 1 to 60 characters; a view of the signed-in user with the same name, in any case, is replaced. query is the search of the list's address without its question mark, at most 500 characters. At most 20 views for each user and business.",
  example: { ...exampleProfile, name: "Running in Pune", query: "q=pune&tab=active" },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, name: textOf(2_000), query: textOf(2_000) }),
  output: CampaignView,
  failures: [InvalidFields, TooManyCampaignViews],
})

/** Removes one of the caller's views; a view that is gone is no error. Ours. */
export const RemoveCampaignView = contract("campaigns/RemoveCampaignView", {
  kind: "command",
  access: "readCampaigns",
  route: "DELETE /businessProfiles/:businessProfileId/campaignViews/:viewId",
  summary: "Remove a saved view of the campaign list",
  description: "A view that is gone, or is somebody else's, is answered alike.",
  example: { ...exampleProfile, viewId: 3 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, viewId: ViewId }),
  output: Schema.Struct({}),
})
