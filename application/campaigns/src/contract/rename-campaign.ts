import { Schema } from "effect"
import { contract, textOf, exampleCampaign } from "@application/kernel"
import { Campaign, CampaignNotFound } from "@domain/campaigns"
import { DifferenceStale } from "@domain/errors"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, CampaignId } from "@domain/kernel"

/**
 * Gives a campaign another name; leads and transactions keep the name they came under. A name that has changed since
 * the revision is not overwritten. Spec: calls C21.
 */
export const RenameCampaign = contract("campaigns/RenameCampaign", {
  kind: "command",
  access: "editCampaigns",
  route: "PATCH /businessProfiles/:businessProfileId/roimatic/campaigns/:campaignId/name",
  specification: ["C21"],
  summary: "Rename a campaign",
  description:
    "1 to 100 characters. Leads and transactions keep the name they came under. A name that was changed since revision is not overwritten (409).",
  example: { ...exampleCampaign, name: "Spring whitening", revision: 1 },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    campaignId: CampaignId,
    name: textOf(2_000),
    revision: Schema.optionalKey(Schema.Int),
  }),
  output: Campaign,
  failures: [CampaignNotFound, DifferenceStale, InvalidFields],
})
