import { Schema } from "effect"
import { anyValue, contract, listOf, textOf, exampleCampaign } from "@application/kernel"
import { AdditionalConfiguration, CampaignNotFound } from "@domain/campaigns"
import { DifferenceStale } from "@domain/errors"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, CampaignId } from "@domain/kernel"

const SentField = Schema.Struct({ Name: textOf(100), Value: anyValue })

/**
 * Applies the difference between an old and a new further configuration, and answers the whole. One that would overwrite what
 * has changed since its revision is refused. Spec: calls C3; states, additional configuration.
 */
export const EditAdditionalConfiguration = contract("campaigns/EditAdditionalConfiguration", {
  kind: "command",
  access: "editCampaigns",
  route: "PATCH /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/additionalconfiguration",
  specification: ["C3"],
  summary: "Change a campaign's further configuration",
  description:
    "data is the difference as Name and Value pairs; null removes a field. A stale difference is refused with 409 and the configuration as it is.",
  example: { ...exampleCampaign, revision: 1, data: [{ Name: "tag", Value: "spring" }] },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    campaignId: CampaignId,
    data: listOf(SentField, 100),
    revision: Schema.optionalKey(Schema.Int),
  }),
  output: Schema.Struct({ configuration: AdditionalConfiguration, revision: Schema.Int }),
  failures: [CampaignNotFound, DifferenceStale, InvalidFields],
})
