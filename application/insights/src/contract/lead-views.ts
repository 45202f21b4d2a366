import { contract, exampleProfile, textOf } from "@application/kernel"
import { CampaignView, TooManyCampaignViews } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

/** The views of the list of leads that the caller has saved for a business, by name. Ours. */
export const ListLeadViews = contract("insights/ListLeadViews", {
  kind: "query",
  access: "readLeads",
  route: "GET /businessProfiles/:businessProfileId/leadViews",
  summary: "List your saved views of the leads",
  description: "The signed-in user's own views, by name; at most 20.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({ views: Schema.Array(CampaignView) }),
})

/** Saves a search of the list of leads under a name, in place of the caller's view with that name. Ours. */
export const SaveLeadView = contract("insights/SaveLeadView", {
  kind: "command",
  access: "readLeads",
  route: "POST /businessProfiles/:businessProfileId/leadViews",
  summary: "Save a view of the leads",
  description:
    "name has 1 to 60 characters; a view of the signed-in user with the same name, in any case, is replaced. query is the search of the list's address without its question mark, at most 500 characters. At most 20 views for each user and business.",
  example: { ...exampleProfile, name: "My brides", query: "owner=mine&tag=wedding" },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, name: textOf(2_000), query: textOf(2_000) }),
  output: CampaignView,
  failures: [InvalidFields, TooManyCampaignViews],
})

/** Removes one of the caller's views; a view that is gone is no error. Ours. */
export const RemoveLeadView = contract("insights/RemoveLeadView", {
  kind: "command",
  access: "readLeads",
  route: "DELETE /businessProfiles/:businessProfileId/leadViews/:viewId",
  summary: "Remove a saved view of the leads",
  description: "A view that is gone, or is somebody else's, is answered alike.",
  example: { ...exampleProfile, viewId: 3 },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    viewId: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 40 })),
  }),
  output: Schema.Struct({}),
})
