import { Schema } from "effect"
import { contract, exampleCampaign, exampleProfile } from "@application/kernel"
import { CampaignNotFound } from "@domain/campaigns"
import { CampaignResults, Dashboard } from "@domain/insights"
import { BusinessProfileId, CampaignId } from "@domain/kernel"

/** Numbers of a range of local calendar dates (inclusive) and of the range of equal length before it. */
export const GetDashboard = contract("insights/GetDashboard", {
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/dashboard",
  summary: "Get a business profile's results in a range of days",
  description:
    "Days are those of the business's time zone, both ends included. previous is the range before it. verdict says how the range went, by a rule over these figures, and nextActions all that the owner can do, most urgent first. saleReturn is there once the owner has said what a sale is worth.",
  example: { ...exampleProfile, from: "2026-11-01", to: "2026-11-30" },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    from: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)),
    to: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)),
  }),
  output: Dashboard,
})

/** One campaign's results by day with its verdict and its estimate. Ours. */
export const GetCampaignResults = contract("insights/GetCampaignResults", {
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/results",
  summary: "Get a campaign's results by day and how it goes",
  description:
    "From its first day with ads to today or its last day, in the business's time zone. estimate is what was expected before the launch for the money spent since, a range and no promise; campaigns launched before it was kept have none. verdict is absent from drafts and from what is over.",
  example: exampleCampaign,
  input: Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }),
  output: CampaignResults,
  failures: [CampaignNotFound],
})
