import { partsOf } from "@application/campaigns/testing"
import { MetricPartsRepository } from "@application/insights/ports"
import type { Campaign } from "@domain/campaigns"
import { type NetworkDay, PartDimension } from "@domain/insights"
import { Effect } from "effect"
import { bakery } from "./bakery.ts"

/** What networks told of a campaign's days. */
export const keepParts = Effect.fnUntraced(function* (campaign: Campaign, days: ReadonlyArray<NetworkDay>) {
  const repository = yield* MetricPartsRepository
  const objective = campaign.objective ?? "WebsiteVisits"
  for (const [externalCampaignId, own] of Map.groupBy(days, (day) => day.externalCampaignId)) {
    const [first] = own
    const last = own.at(-1)
    if (first === undefined || last === undefined) continue
    const { channel } = first
    yield* Effect.forEach(PartDimension.literals, (dimension) =>
      repository.replace(bakery.id, campaign.id, {
        channel,
        externalCampaignId,
        dimension,
        range: { from: first.date, to: last.date },
        parts: partsOf(dimension, `${channel}-ad-${campaign.id}`, objective, own).map((part) =>
          dimension === "Ad" ? { ...part, name: `${campaign.name}, today` } : part,
        ),
      }),
    )
  }
})
