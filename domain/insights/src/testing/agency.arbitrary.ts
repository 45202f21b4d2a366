import { BusinessProfileId, CampaignId, type CurrencyCode } from "@domain/kernel"
import { objectives } from "@domain/creatives"
import * as fc from "fast-check"
import type { AgencyClientPage } from "../agency/agency-summary.ts"
import { totalsOf } from "../metrics.ts"
import { type CampaignDay, reportRows } from "../report.ts"
import { reportStory } from "../report-story.ts"

const days = { from: "2026-11-01", to: "2026-11-09" } as const
const compared = { from: "2026-10-23", to: "2026-10-31" } as const

const anyDay: fc.Arbitrary<CampaignDay> = fc
  .record({
    day: fc.integer({ min: 1, max: 9 }),
    channel: fc.constantFrom("Social" as const, "Search" as const),
    impressions: fc.nat(5_000),
    clicks: fc.nat(60),
    results: fc.oneof(fc.constant(0), fc.nat(30)),
    spend: fc.oneof(fc.constant(0), fc.nat(90_000)),
  })
  .map(({ day, ...rest }) => ({ ...rest, date: `2026-11-0${day}`, campaignId: CampaignId.make(70) }))

const anyPage: fc.Arbitrary<AgencyClientPage> = fc
  .record({
    id: fc.integer({ min: 1, max: 99 }),
    currency: fc.constantFrom("INR", "GBP", "USD") as fc.Arbitrary<CurrencyCode>,
    objective: fc.constantFrom(...objectives),
    now: fc.array(anyDay, { maxLength: 14 }),
    before: fc.array(anyDay, { maxLength: 14 }),
  })
  .map(({ id, currency, objective, now, before }) => {
    const parts = (["Day", "Channel", "Campaign"] as const).map((groupBy) => ({
      groupBy,
      rows: reportRows(now, before, groupBy, "Group", "Ascending"),
    }))
    const totals = { totals: totalsOf(now), previous: totalsOf(before) }
    return {
      businessProfileId: BusinessProfileId.make(id),
      report: {
        name: "November",
        businessName: `Client ${id}`,
        publishedAt: 0,
        groupBy: "Day",
        campaignNames: [{ campaignId: CampaignId.make(70), name: "Lilies" }],
        report: { days, compared, timeZone: "Asia/Kolkata", currency, ...totals, rows: [], total: 0 },
        parts,
        story: reportStory({ ...totals, parts, days: 9, isOneKind: true }),
        objective,
      },
    }
  })

/** The reports of a few clients over the same days, in one currency or several. */
export const anyAgencyPages: fc.Arbitrary<ReadonlyArray<AgencyClientPage>> = fc.uniqueArray(anyPage, {
  maxLength: 6,
  selector: ({ businessProfileId }) => businessProfileId,
})
