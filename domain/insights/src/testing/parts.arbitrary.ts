import { CampaignId } from "@domain/kernel"
import * as fc from "fast-check"
import { ageValues, deviceValues, genderValues, hourValues, ReportDimension, unknownValue } from "../parts/dimension.ts"
import type { ChannelTotal, PartSum } from "../parts/metric-part.ts"
import type { PartReading } from "../parts/part-table.ts"

const values: Readonly<Record<ReportDimension, ReadonlyArray<string>>> = {
  Ad: ["ad-1", "ad-2", "ad-3"],
  Place: ["Maharashtra", "Karnataka", "Goa", unknownValue],
  Device: deviceValues,
  Age: ageValues,
  Gender: genderValues,
  Hour: hourValues,
  Product: Array.from({ length: 60 }, (_, index) => `P-${index}`),
}

const anyTotal: fc.Arbitrary<ChannelTotal> = fc
  .record({
    campaignId: fc.integer({ min: 1, max: 3 }).map((id) => CampaignId.make(id)),
    channel: fc.constantFrom("Social" as const, "Search" as const, "Banner" as const),
    impressions: fc.nat(5_000),
    clicks: fc.nat(200),
    results: fc.nat(20),
    reported: fc.nat(90_000),
    bornePercent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ bornePercent, ...total }) => ({ ...total, spend: Math.floor((total.reported * (100 - bornePercent)) / 100) }))

const anyPart = (total: ChannelTotal): fc.Arbitrary<PartSum> =>
  fc.constantFrom(...ReportDimension.literals).chain((dimension) =>
    fc
      .record(
        {
          value: fc.constantFrom(...values[dimension]),
          impressions: fc.nat(2_000),
          clicks: fc.nat(80),
          spend: fc.nat(40_000),
          results: fc.nat(9),
        },
        { requiredKeys: ["value", "impressions", "clicks", "spend"] },
      )
      .map((part) => ({ ...part, dimension, campaignId: total.campaignId, channel: total.channel })),
  )

/** What networks told of some campaigns, in whole, in part, or more than the whole. */
export const anyPartReading: fc.Arbitrary<PartReading> = fc
  .uniqueArray(anyTotal, { maxLength: 5, selector: ({ campaignId, channel }) => `${campaignId} ${channel}` })
  .chain((totals) =>
    fc
      .tuple(
        ...totals.map((total) =>
          fc.uniqueArray(anyPart(total), {
            maxLength: 40,
            selector: ({ dimension, value }) => `${dimension} ${value}`,
          }),
        ),
      )
      .map((parts) => ({ totals, parts: parts.flat(), unread: [] })),
  )
