import { Schema } from "effect"
import { contract, exampleCampaign } from "@application/kernel"
import { ConversionEstimate } from "@application/signup/contract"
import { CampaignBudget, CampaignNotFound } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, MinorUnits, NamedRegion } from "@domain/kernel"
import { PriceBreakdown } from "@domain/pricing"

const ofCampaign = { businessProfileId: BusinessProfileId, campaignId: CampaignId } as const

/**
 * What a campaign's budget costs and brings: its own, its draft's or the recommended one. In another region, that is the
 * recommended one there, at the prices of there. Spec: calls C4.
 */
export const EstimateCampaignBudget = contract("campaigns/EstimateCampaignBudget", {
  kind: "query",
  access: "readCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/estimatebudget",
  specification: ["C4"],
  summary: "Get what a campaign's budget costs and brings a day",
  description:
    "The campaign's own budget, its draft's, or the recommended one. With another region, the recommended one there at the prices of there.",
  example: { ...exampleCampaign, region: "IN" },
  input: Schema.Struct({ ...ofCampaign, region: Schema.optionalKey(NamedRegion) }),
  output: Schema.Struct({ budget: CampaignBudget, price: PriceBreakdown, estimate: ConversionEstimate }),
  failures: [CampaignNotFound],
})

/** The results to expect of an amount a day in minor units. Spec: calls C5. */
export const EstimateCampaignConversion = contract("campaigns/EstimateCampaignConversion", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/estimateConversion",
  specification: ["C5"],
  summary: "Get the results to expect of a daily amount",
  description: "amount is in minor units.",
  example: { ...exampleCampaign, amount: 40_000 },
  input: Schema.Struct({
    ...ofCampaign,
    amount: MinorUnits.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000_000_00 })),
  }),
  output: ConversionEstimate,
  failures: [CampaignNotFound],
})
