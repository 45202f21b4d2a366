import type { DayPart } from "@domain/budget"
import type { CampaignChannel } from "@domain/campaigns"
import { addDays, startOfDay } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { expectedSpend } from "./expected-spend.ts"
import { actFor, type PacingFacts, pacingOf, paceOf, paceTolerance } from "./pacing.ts"

const start = "2026-11-20"
const zone = "Asia/Kolkata"
const firstMinute = Date.UTC(2026, 10, 20) / 60_000
const dayPart: fc.Arbitrary<DayPart> = fc
  .record({ weekday: fc.nat(6), from: fc.nat(1_438), length: fc.integer({ min: 1, max: 1_440 }) })
  .map(({ weekday, from, length }) => ({ weekday, from, to: Math.min(1_440, from + length) }))
const plan = fc
  .record({
    dailyBudget: fc.integer({ min: 1, max: 1_000_000 }),
    days: fc.integer({ min: 1, max: 60 }),
    more: fc.integer({ min: -500_000, max: 500_000 }),
    hours: fc.option(fc.array(dayPart, { minLength: 1, maxLength: 8 }), { nil: undefined }),
  })
  .map(({ dailyBudget, days, more, hours }) => ({
    media: Math.max(0, dailyBudget * days + more),
    dailyBudget,
    startDate: start,
    endDate: addDays(start, days - 1),
    ...(hours !== undefined && { hours }),
  }))

test("what ought to be spent never falls as time passes, from nothing to all", () => {
  law(
    fc.property(plan, fc.array(fc.integer({ min: -2_000, max: 100_000 }), { maxLength: 20 }), (planned, minutes) => {
      const expected = minutes.toSorted((a, b) => a - b).map((at) => expectedSpend(planned, firstMinute + at))
      for (const [index, one] of expected.entries()) {
        expect(one).toBeGreaterThanOrEqual(expected[index - 1] ?? 0)
        expect(one).toBeLessThanOrEqual(planned.media)
      }
      expect(expectedSpend(planned, firstMinute)).toBe(0)
      expect(expectedSpend(planned, firstMinute + 61 * 1_440)).toBe(planned.media)
    }),
  )
})

test("an unchanged budget is expected in proportion to the hours with ads", () => {
  const even = { media: 70_000, dailyBudget: 10_000, startDate: start, endDate: "2026-11-26" }
  expect(expectedSpend(even, firstMinute + 36 * 60)).toBe(15_000)
  // Mondays to Fridays from nine to five; the campaign begins on a Friday.
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1_020 }))
  const office = { ...even, hours }
  expect(expectedSpend(office, firstMinute + 540)).toBe(0)
  expect(expectedSpend(office, firstMinute + 1_020)).toBe(14_000)
  expect(expectedSpend(office, firstMinute + 3 * 1_440)).toBe(14_000)
})

test("a raised budget counts from the day of its change on", () => {
  // Three days at 100, then four at 300.
  const raised = { media: 150_000, dailyBudget: 30_000, startDate: start, endDate: "2026-11-26" }
  expect(expectedSpend(raised, firstMinute + 3 * 1_440)).toBe(30_000)
  expect(expectedSpend(raised, firstMinute + 4 * 1_440)).toBe(60_000)
})

const rank = { Behind: 0, TooEarly: 1, OnPace: 1, Ahead: 2 } as const

test("more spend never looks slower, and more time never looks faster", () => {
  const money = fc.nat(2_000_000)
  const rankOf = (...facts: Parameters<typeof paceOf>) => rank[paceOf(...facts) as keyof typeof rank]
  law(
    fc.property(
      money,
      money,
      money,
      money,
      fc.integer({ min: 1, max: 500_000 }),
      (spent, more, expected, later, day) => {
        expect(rankOf(spent + more, expected, day)).toBeGreaterThanOrEqual(rankOf(spent, expected, day))
        expect(rankOf(spent, expected + later, day)).toBeLessThanOrEqual(rankOf(spent, expected, day))
      },
    ),
  )
})

const channelNames = ["Social", "Search"] as const
const statuses = ["Active", "InReview", "Rejected", "Failed", "Paused"] as const
const facts = fc
  .record({
    planned: plan,
    share: fc.nat(100),
    social: fc.nat(100),
    statuses: fc.tuple(fc.constantFrom(...statuses), fc.constantFrom(...statuses)),
    late: fc.nat(5),
    type: fc.constantFrom("Daily" as const, "Lifetime" as const),
    status: fc.constantFrom("Active" as const, "Paused" as const, "InReview" as const, "Completed" as const),
  })
  .map(({ planned: { media, dailyBudget, startDate, endDate, ...rest }, ...one }): PacingFacts => {
    const spent = Math.floor((media * one.share) / 100)
    const social = Math.floor((spent * one.social) / 100)
    return {
      campaign: {
        ...rest,
        status: one.status,
        region: "IN",
        startDate,
        endDate,
        budget: { budgetType: one.type, schedulingMode: "RunContinuously", currency: "INR", dailyBudget, days: 1 },
        price: { media } as NonNullable<PacingFacts["campaign"]["price"]>,
        spent,
        wentLiveAt: startOfDay(addDays(startDate, one.late), zone),
        channels: channelNames.map((channel, index) => ({ channel, status: one.statuses[index] ?? "Active" })),
      },
      spentByChannel: [
        { channel: "Social", spend: social },
        { channel: "Search", spend: spent - social },
      ],
    }
  })

test("whoever is behind or ahead is told why and what to do, and nobody else is", () => {
  let behind = 0
  law(
    fc.property(facts, fc.nat(60 * 1_440), (one, minutes) => {
      const pacing = pacingOf(one, startOfDay(start, zone) + minutes * 60_000)
      if (pacing === undefined) throw new Error("It has a price, a budget and days")
      const isExplained = pacing.state === "Behind" || pacing.state === "Ahead"
      expect(pacing.reason !== undefined).toBe(isExplained)
      expect(pacing.act).toBe(pacing.reason === undefined ? undefined : actFor[pacing.reason])
      if (!isExplained) return
      behind += pacing.state === "Behind" ? 1 : 0
      const { spent, expected } = pacing
      const tolerance = paceTolerance(expected, one.campaign.budget?.dailyBudget ?? 0)
      expect(Math.abs(spent - expected)).toBeGreaterThan(tolerance)
      const isDaily = one.campaign.budget?.budgetType === "Daily"
      expect(pacing.comesBack).toBe(pacing.state === "Behind" && isDaily ? expected - spent : undefined)
    }),
  )
  expect(behind).toBeGreaterThan(0)
})

const week = (changed: Partial<PacingFacts["campaign"]>, social = 0, search = 0): PacingFacts => ({
  campaign: {
    status: "Active",
    region: "IN",
    startDate: start,
    endDate: "2026-11-29",
    budget: { budgetType: "Daily", schedulingMode: "RunContinuously", currency: "INR", dailyBudget: 10_000, days: 10 },
    price: { media: 100_000 } as NonNullable<PacingFacts["campaign"]["price"]>,
    spent: social + search,
    wentLiveAt: startOfDay(start, zone),
    channels: channelNames.map((channel: CampaignChannel) => ({ channel, status: "Active" })),
    ...changed,
  },
  spentByChannel: [
    { channel: "Social", spend: social },
    { channel: "Search", spend: search },
  ],
})
/** After six of ten days, when 600 ought to be spent. */
const after = startOfDay("2026-11-26", zone)

test("the first reason that holds is told", () => {
  const late = week({ wentLiveAt: startOfDay("2026-11-23", zone) }, 15_000, 15_000)
  expect(pacingOf(late, after)).toMatchObject({ state: "Behind", reason: "StartedLate", lateDays: 3, act: "Wait" })
  const refused = week({
    channels: [
      { channel: "Social", status: "Rejected" },
      { channel: "Search", status: "Active" },
    ],
  })
  expect(pacingOf(refused, after)).toMatchObject({ reason: "ChannelRefused", channel: "Social", act: "MendAd" })
  const searches = week({}, 30_000, 5_000)
  expect(pacingOf(searches, after)).toMatchObject({ reason: "FewSearches", channel: "Search", act: "MoreKeywords" })
  const people = week({}, 5_000, 30_000)
  expect(pacingOf(people, after)).toMatchObject({ reason: "FewPeople", channel: "Social", act: "WiderAudience" })
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1_020 }))
  expect(pacingOf(week({ hours: weekdays }, 10_000, 10_000), after)).toMatchObject({
    reason: "HoursOff",
    act: "MoreHours",
  })
  expect(pacingOf(week({}, 40_000, 35_000), after)).toMatchObject({ state: "Ahead", reason: "GoodDays" })
  expect(pacingOf(week({}, 30_000, 25_000), after)).toEqual({
    state: "OnPace",
    media: 100_000,
    expected: 60_000,
    spent: 55_000,
  })
})

test("a campaign that stands, waits or is over is neither behind nor ahead", () => {
  const stateAt = (changed: Partial<PacingFacts["campaign"]>, at = after) => pacingOf(week(changed), at)?.state
  expect(stateAt({ status: "Paused" })).toBe("Stands")
  expect(stateAt({ status: "Completed" })).toBe("Over")
  expect(stateAt({}, startOfDay("2026-11-30", zone))).toBe("Over")
  expect(stateAt({}, startOfDay("2026-11-19", zone))).toBe("NotStarted")
  expect(stateAt({}, startOfDay(start, zone) + 3_600_000)).toBe("TooEarly")
})
