import { contract, exampleProfile } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

/** What the results of a campaign for visits will be that is launched now. Ours. */
export const GetWebsiteResults = contract("campaigns/GetWebsiteResults", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/websiteResults",
  summary: "Get what the results of a further campaign for visits will be",
  description:
    "areConversions says whether sales and enquiries on the website are counted: the website's tag was heard, and an action that is a result is on. A campaign keeps what it was launched with.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({ areConversions: Schema.Boolean }),
})
