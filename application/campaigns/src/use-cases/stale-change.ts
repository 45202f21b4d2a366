import { Effect, Schema } from "effect"
import { Campaign, type ChangedFields, overtakenCampaignFields } from "@domain/campaigns"
import { DifferenceStale } from "@domain/errors"
import { unrevised } from "@domain/kernel"

const encoded = Schema.encodeSync(Schema.toCodecJson(Campaign))

/** Refuses a change made from an earlier revision that would overwrite newer values, with the campaign as it is. */
export const refuseStaleChange = Effect.fnUntraced(function* (
  campaign: Campaign,
  wanted: ChangedFields,
  madeFrom: number | undefined,
) {
  const fields = madeFrom === undefined ? [] : overtakenCampaignFields(campaign, wanted, madeFrom)
  if (fields.length === 0) return
  const { revision } = campaign.revisions ?? unrevised
  // A campaign on the wire is a JSON object.
  const current = encoded(campaign) as Readonly<Record<string, Schema.Json>>
  return yield* new DifferenceStale({ fields, revision, current })
})
