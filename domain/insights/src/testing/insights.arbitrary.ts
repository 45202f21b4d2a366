import * as fc from "fast-check"
import { CampaignId, LeadId, ReportId, UserId } from "@domain/kernel"
import { anyCurrency, anyDateRange, anyLocalDate } from "@domain/kernel/testing"
import type { Lead } from "../lead.ts"
import { LeadStatus } from "../lead-work/lead-parts.ts"
import type { Dashboard } from "../dashboard-answer.ts"
import { type DailyMetrics, totalsOf } from "../metrics.ts"
import { NextAction } from "../next-action.ts"
import { type Verdict, verdictOutcomes, VerdictReason } from "../verdict.ts"
import type { ProductDay } from "../product-metrics.ts"
import { ProductInsightPeriod } from "../product-periods.ts"
import { type PublishedReport, ReportOrigin } from "../published-reports.ts"

const text = fc.string({ unit: "grapheme", maxLength: 12 })

/** A lead with or without number, address, city and service. */
export const anyLead: fc.Arbitrary<Lead> = fc.record(
  {
    id: fc.integer({ min: 1, max: 9_999 }).map((id) => LeadId.make(id)),
    campaignId: fc.constant(CampaignId.make(1)),
    campaignName: text,
    status: fc.constantFrom(...LeadStatus.literals),
    name: text,
    mobileNumber: fc.stringMatching(/^\+91[6-9]\d{9}$/),
    email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.in$/),
    city: text,
    serviceNeeded: text,
    submittedOn: fc.nat(2_000_000_000_000),
  },
  { requiredKeys: ["id", "campaignId", "campaignName", "status", "name", "submittedOn"] },
)

const anyTag = fc.constantFrom("urgent", "VIP", "wedding", "call back", "big order")
const anyInstant = fc.nat(2_000_000_000_000)

/** A lead that people may have worked on. */
export const anyWorkedLead: fc.Arbitrary<Lead> = fc
  .tuple(
    anyLead,
    fc.record(
      {
        ownerId: fc.constantFrom(41, 42).map((id) => UserId.make(id)),
        tags: fc.uniqueArray(anyTag, { minLength: 1, maxLength: 4 }),
        nextStep: fc.record({ text: fc.constantFrom("Call", "Send the offer"), dueAt: anyInstant }),
        contactedAt: anyInstant,
        qualifiedAt: anyInstant,
        sale: fc.record({ amount: fc.integer({ min: 1, max: 9_999 }), currency: fc.constant("INR" as const) }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([lead, { sale, qualifiedAt, ...work }]) => ({
    ...lead,
    ...work,
    ...(lead.status !== "Spam" && qualifiedAt !== undefined && { qualifiedAt }),
    ...(lead.status === "Won" && sale !== undefined && { sale }),
  }))

/** One day of a product. */
export const anyProductDay: fc.Arbitrary<ProductDay> = fc.record({
  date: anyLocalDate,
  cost: fc.nat(1_000_000),
  impressions: fc.nat(1_000_000),
  clicks: fc.nat(10_000),
  totalSales: fc.nat(10_000_000),
  orders: fc.nat(1_000),
})

/** One day of one channel. */
export const anyDailyMetrics: fc.Arbitrary<DailyMetrics> = fc.record({
  date: anyLocalDate,
  channel: fc.constantFrom("Social", "Search", "Banner"),
  impressions: fc.nat(1_000_000),
  clicks: fc.nat(10_000),
  results: fc.nat(1_000),
  spend: fc.nat(10_000_000),
})

const anyTotals = fc.array(anyDailyMetrics, { maxLength: 3 }).map(totalsOf)

const anyNextAction: fc.Arbitrary<NextAction> = fc.record(
  {
    kind: fc.constantFrom(...NextAction.fields.kind.literals),
    campaignId: fc.nat(99),
    sessionId: text,
    count: fc.nat(9),
    oldestAt: fc.nat(2_000_000_000_000),
    days: fc.nat(30),
    amount: fc.nat(1_000_000),
  },
  { requiredKeys: ["kind"] },
)

/** A verdict of any period. */
export const anyVerdict: fc.Arbitrary<Verdict> = fc.record(
  {
    outcome: fc.constantFrom(...verdictOutcomes),
    reason: fc.constantFrom(...VerdictReason.literals),
    action: anyNextAction,
    adDays: fc.nat(31),
    results: fc.nat(500),
    spend: fc.nat(1_000_000),
    costPerResult: fc.nat(10_000),
    formerCost: fc.nat(10_000),
    usualCost: fc.nat(10_000),
  },
  { requiredKeys: ["outcome", "reason", "adDays", "results", "spend"] },
)

/** A dashboard of a few days. */
export const anyDashboard: fc.Arbitrary<Dashboard> = fc
  .record({
    range: anyDateRange,
    currency: anyCurrency,
    totals: anyTotals,
    previous: anyTotals,
    days: fc.array(anyDailyMetrics, { maxLength: 3 }),
    campaign: fc.record({ campaignId: fc.nat(99), name: text, status: fc.constant("Active"), totals: anyTotals }),
    nextAction: anyNextAction,
    verdict: anyVerdict,
    saleValue: fc.record({
      averageSale: fc.integer({ min: 1, max: 9_000_00 }),
      closePercent: fc.integer({ min: 1, max: 100 }),
      version: fc.integer({ min: 1, max: 9 }),
    }),
    saleReturn: fc.record({ enquiries: fc.nat(99), spend: fc.nat(99), worth: fc.nat(99), ratio: fc.nat(9) }),
    leads: fc.nat(99),
    newLeads: fc.nat(99),
  })
  .map(({ range, days, campaign, nextAction, ...rest }) => ({
    ...rest,
    ...range,
    days: days.map(({ channel: _channel, ...day }) => day),
    byChannel: days.map((day) => ({ channel: day.channel, totals: totalsOf([day]) })),
    campaigns: [campaign],
    nextActions: [nextAction],
  }))

/** A choice of the product insights. */
export const anyPeriod = fc.constantFrom(...ProductInsightPeriod.literals)

/** A published report. */
export const anyReport: fc.Arbitrary<PublishedReport> = fc.record(
  {
    id: fc.integer({ min: 1, max: 9_999 }).map((id) => ReportId.make(id)),
    name: text,
    range: anyDateRange,
    publishedAt: fc.nat(5),
    sharedUntil: fc.nat(9),
    campaigns: fc.array(text, { maxLength: 3 }),
    origin: fc.constantFrom(...ReportOrigin.literals),
    isProtected: fc.boolean(),
    views: fc.nat(9),
    lastViewedAt: fc.nat(9),
    isRead: fc.boolean(),
  },
  { requiredKeys: ["id", "name", "range", "publishedAt", "campaigns", "origin", "isProtected", "views", "isRead"] },
)
