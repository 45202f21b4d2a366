import { addDays, CampaignId, type DateRange, daysIn, previousRange } from "@domain/kernel"
import { totalsOf } from "../metrics.ts"
import { hourValues, ReportDimension, unknownValue } from "../parts/dimension.ts"
import { type PartReading, partTables } from "../parts/part-table.ts"
import type { FrozenReport } from "../published-reports.ts"
import { reportRows } from "../report.ts"
import { reportStory } from "../report-story.ts"

const campaigns = [
  { campaignId: CampaignId.make(70), name: "Diwali sweets", channel: "Social" as const, pace: 5 },
  { campaignId: CampaignId.make(71), name: "Birthday cakes near you", channel: "Search" as const, pace: 2 },
]

const daysOf = ({ from }: DateRange, weight: number) =>
  campaigns.flatMap(({ campaignId, channel, pace }) =>
    Array.from({ length: 14 }, (_, index) => ({
      date: addDays(from, index),
      channel,
      campaignId,
      impressions: 900 + index * 31 * pace,
      clicks: 14 + ((index * 7) % 11) + pace,
      results: pace + (index % 3) + weight,
      spend: 40_000 + index * 1_350 * pace,
    })),
  )

/** What networks told of the days: all of it, but for calls and for what they keep to themselves. */
const exampleParts = (days: ReadonlyArray<CampaignDay>): PartReading => {
  const totals = campaigns.map(({ campaignId, channel }) => {
    const { impressions, clicks, results, spend } = totalsOf(days.filter((day) => day.campaignId === campaignId))
    return { campaignId, channel, impressions, clicks, results, spend, reported: spend }
  })
  const weights: Readonly<
    Record<ReportDimension, ReadonlyArray<readonly [value: string, weight: number, name?: string]>>
  > = {
    Ad: [["ad-1", 1, "Sweets for every guest"]],
    Place: [
      ["Maharashtra", 0.7],
      ["Karnataka", 0.2],
      [unknownValue, 0.05],
    ],
    Device: [
      ["Phone", 0.8],
      ["Tablet", 0.04],
      ["Desktop", 0.16],
    ],
    Age: [
      ["18-24", 0.2],
      ["25-34", 0.4],
      ["35-44", 0.25],
      ["45-54", 0.1],
      ["65+", 0.05],
    ],
    Gender: [
      ["Female", 0.6],
      ["Male", 0.35],
      [unknownValue, 0.05],
    ],
    Hour: hourValues.map((hour) => [hour, Number(hour) < 7 ? 0.01 : Number(hour) < 17 ? 0.04 : 0.075]),
    Product: [
      ["SKU-1", 0.5, "Diwali box"],
      ["SKU-2", 0.3],
    ],
  }
  return {
    totals,
    parts: totals.flatMap(({ campaignId, channel, impressions, clicks, results, spend }) =>
      ReportDimension.literals.flatMap((dimension) =>
        dimension === "Product" && channel === "Search"
          ? []
          : weights[dimension].map(([value, weight, name]) => ({
              dimension,
              campaignId,
              channel,
              value: dimension === "Ad" ? `${channel} ${value}` : value,
              ...(name !== undefined && { name }),
              impressions: Math.floor(impressions * weight),
              clicks: Math.floor(clicks * weight),
              spend: Math.floor(spend * weight),
              ...(channel === "Social" && dimension !== "Product" && { results: Math.floor(results * weight) }),
            })),
      ),
    ),
    unread: [],
  }
}

type CampaignDay = ReturnType<typeof daysOf>[number]

const weeks = { from: "2026-11-02", to: "2026-11-15" }
const compared = previousRange(weeks)

/** What the bakery's campaigns brought in the two weeks of its example report. */
export const exampleDays = daysOf(weeks, 2)

/** A published report of a bakery over what its campaigns brought in two weeks and in the two weeks before. */
export const reportOver = (now: ReadonlyArray<CampaignDay>, former = daysOf(compared, 0)): FrozenReport => {
  const parts = (["Day", "Channel", "Campaign"] as const).map((groupBy) => ({
    groupBy,
    rows: reportRows(now, former, groupBy, "Group", "Ascending"),
  }))
  const breakdowns = partTables(ReportDimension.literals, exampleParts(now), exampleParts(former))
  const totals = { totals: totalsOf(now), previous: totalsOf(former) }
  const [byDay = { rows: [] }] = parts
  return {
    name: "Two weeks before Diwali",
    businessName: "Rao's Bakery",
    publishedAt: Date.parse("2026-11-16T08:00:00+05:30"),
    groupBy: "Day",
    campaignNames: campaigns.map(({ campaignId, name }) => ({ campaignId, name })),
    report: {
      days: weeks,
      compared,
      timeZone: "Asia/Kolkata",
      currency: "INR",
      ...totals,
      rows: byDay.rows,
      total: byDay.rows.length,
    },
    parts,
    breakdowns,
    story: reportStory({ ...totals, parts, isOneKind: true, days: daysIn(weeks) }),
    objective: "LeadGeneration",
  }
}

/** A published report of a bakery: two campaigns over two weeks, compared with the two weeks before. */
export const exampleReport = (): FrozenReport => reportOver(exampleDays)
