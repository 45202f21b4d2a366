import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { Campaign, CampaignNotFound } from "@domain/campaigns"
import { DifferenceStale } from "@domain/errors"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, CampaignId } from "@domain/kernel"

/**
 * Gives a campaign another name; leads and transactions keep the one they came under. A name that has changed since the
 * revision is not overwritten. Spec: calls C21.
 */
export const RenameCampaign = contract("campaigns/RenameCampaign", {
  access: "editCampaigns",
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    campaignId: CampaignId,
    name: textOf(2_000),
    revision: Schema.optionalKey(Schema.Int),
  }),
  output: Campaign,
  failures: [CampaignNotFound, DifferenceStale, InvalidFields],
})
