import { contract, exampleProfile } from "@application/kernel"
import { CampaignAct } from "@domain/campaigns"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Schema } from "effect"

const optional = Schema.optionalKey
const Position = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))

/** One change of a campaign: when, who made it, and what it changed; nobody is named where the product made it. */
const CampaignHistoryEntry = Schema.Struct({
  position: Schema.Int,
  at: Schema.Number,
  by: optional(Schema.String),
  /** The portal's employee who acted for the person. */
  actedBy: optional(Schema.String),
  isPersons: Schema.Boolean,
  acts: Schema.Array(CampaignAct),
})
export type CampaignHistoryEntry = typeof CampaignHistoryEntry.Type

/** What changed of a campaign over time, newest first. Ours. */
export const ListCampaignHistory = contract("portals/ListCampaignHistory", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/history",
  group: "Campaigns",
  summary: "List what changed of a campaign, and who changed it",
  description:
    "Newest first: name, status with the reason of a pause, channels, last day and daily budget, from what to what. isPersons is false where the product changed it. by is absent once the account is erased. The next page begins before the position that the answer names; a page may have fewer changes than another.",
  example: { ...exampleProfile, campaignId: 12 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId, before: optional(Position) }),
  output: Schema.Struct({ entries: Schema.Array(CampaignHistoryEntry), before: optional(Position) }),
})
