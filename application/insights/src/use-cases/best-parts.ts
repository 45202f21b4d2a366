import { bestParts } from "@domain/insights"
import type { BusinessProfileId, CampaignId, DateRange } from "@domain/kernel"
import { Effect } from "effect"
import { MetricPartsRepository } from "../ports/index.ts"

/** When and where ads did best over some days, of all campaigns or of one. */
export const bestPartsOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  days: DateRange,
  campaignId?: CampaignId,
) {
  const reading = yield* (yield* MetricPartsRepository).reading(businessProfileId, {
    days,
    dimensions: ["Hour", "Place"],
    ...(campaignId !== undefined && { campaignIds: [campaignId] }),
  })
  return bestParts(reading)
})
