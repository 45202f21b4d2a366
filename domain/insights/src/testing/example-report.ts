import { addDays, CampaignId, type DateRange, daysIn, previousRange } from "@domain/kernel"
import { totalsOf } from "../metrics.ts"
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

/** A published report of a bakery: two campaigns over two weeks, compared with the two weeks before. */
export const exampleReport = (): FrozenReport => {
  const days = { from: "2026-11-02", to: "2026-11-15" }
  const compared = previousRange(days)
  const [now, former] = [daysOf(days, 2), daysOf(compared, 0)]
  const parts = (["Day", "Channel", "Campaign"] as const).map((groupBy) => ({
    groupBy,
    rows: reportRows(now, former, groupBy, "Group", "Ascending"),
  }))
  const totals = { totals: totalsOf(now), previous: totalsOf(former) }
  const [byDay = { rows: [] }] = parts
  return {
    name: "Two weeks before Diwali",
    businessName: "Rao's Bakery",
    publishedAt: Date.parse("2026-11-16T08:00:00+05:30"),
    groupBy: "Day",
    campaignNames: campaigns.map(({ campaignId, name }) => ({ campaignId, name })),
    report: {
      days,
      compared,
      timeZone: "Asia/Kolkata",
      currency: "INR",
      ...totals,
      rows: byDay.rows,
      total: byDay.rows.length,
    },
    parts,
    story: reportStory({ ...totals, parts, isOneKind: true, days: daysIn(days) }),
    objective: "LeadGeneration",
  }
}
