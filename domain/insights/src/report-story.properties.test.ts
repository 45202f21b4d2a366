import { CampaignId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { leastRise } from "./interval.ts"
import { totalsOf } from "./metrics.ts"
import { reportRows } from "./report.ts"
import type { ReportSentence } from "./report-sentence.ts"
import { reportStory, type StoryFacts } from "./report-story.ts"
import { standsOn } from "./stands-on.ts"
import { dearerBy, fewestAdDays, fewestResults, verdictOf } from "./verdict.ts"

const factsOf = (
  days: Parameters<typeof reportRows>[0],
  former: Parameters<typeof reportRows>[0] | undefined,
  isOneKind: boolean,
): StoryFacts => ({
  totals: totalsOf(days),
  ...(former !== undefined && { previous: totalsOf(former) }),
  parts: (["Day", "Channel", "Campaign"] as const).map((groupBy) => ({
    groupBy,
    rows: reportRows(days, former ?? [], groupBy, "Group", "Ascending"),
  })),
  isOneKind,
  days: 9,
})

const anyDay = fc
  .record({
    day: fc.integer({ min: 1, max: 9 }),
    channel: fc.constantFrom("Social" as const, "Search" as const),
    campaign: fc.integer({ min: 1, max: 3 }),
    impressions: fc.nat(5_000),
    clicks: fc.nat(60),
    results: fc.oneof(fc.constant(0), fc.nat(30)),
    spend: fc.oneof(fc.constant(0), fc.nat(90_000)),
  })
  .map(({ day, campaign, ...rest }) => ({ ...rest, date: `2026-11-0${day}`, campaignId: CampaignId.make(campaign) }))
const anyDays = fc.array(anyDay, { maxLength: 20 })
const anyFacts = fc
  .tuple(anyDays, fc.option(anyDays, { nil: undefined }), fc.boolean())
  .map(([days, former, isOneKind]) => factsOf(days, former, isOneKind))

const rowOf = ({ parts, totals, previous }: StoryFacts, sentence: ReportSentence) => {
  const place = standsOn(sentence)
  if (place === undefined) return { totals, previous }
  const { groupBy, ...group } = place
  return parts
    .find((part) => part.groupBy === groupBy)
    ?.rows.find((row) => Object.entries(group).every(([key, value]) => row[key as keyof typeof row] === value))
}

test("every number of a story is a total of its report or of the row it names", () => {
  law(
    fc.property(anyFacts, (facts) => {
      for (const sentence of reportStory(facts)) {
        const row = rowOf(facts, sentence)
        const { impressions, clicks, results, spend, costPerResult, ...rest } = sentence.values
        expect(row?.totals).toMatchObject(
          JSON.parse(JSON.stringify({ impressions, clicks, results, spend, costPerResult })) as object,
        )
        const { formerSpend, formerResults, formerCost, needed, days } = rest
        if (formerSpend !== undefined) {
          expect([formerSpend, formerResults]).toEqual([row?.previous?.spend, row?.previous?.results])
          expect(formerCost).toBe(row?.previous?.costPerResult)
        }
        if (needed !== undefined) expect(needed).toBe(days === undefined ? fewestResults : fewestAdDays)
        for (const value of Object.values(sentence.values))
          if (typeof value === "number") expect(Number.isFinite(value)).toBe(true)
      }
    }),
  )
})

test("a story tells what happened first, then why, then what to do", () => {
  law(
    fc.property(anyFacts, (facts) => {
      const parts = reportStory(facts).map(({ part }) => part)
      const places = parts.map((part) => ["Happened", "Why", "Next"].indexOf(part))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(parts[0]).toBe("Happened")
    }),
  )
})

test("days without numbers get one sentence, whatever they are compared with", () => {
  law(
    fc.property(fc.option(anyDays, { nil: undefined }), (former) => {
      expect(reportStory(factsOf([], former, true))).toEqual([{ part: "Happened", kind: "nothing", values: {} }])
    }),
  )
})

test("a cost is called dearer or cheaper only beyond chance", () => {
  law(
    fc.property(anyDays, anyDays, (days, former) => {
      const facts = factsOf(days, former, true)
      for (const sentence of reportStory(facts)) {
        const row = rowOf(facts, sentence)
        if (row?.previous === undefined) continue
        const [rise, fall] = [leastRise(row.totals, row.previous), leastRise(row.previous, row.totals)]
        if (/dearer$/i.test(sentence.kind)) expect(rise).toBeGreaterThan(dearerBy)
        if (/cheaper$/i.test(sentence.kind)) expect(fall).toBeGreaterThan(1)
        if (sentence.kind === "asBefore") {
          expect(rise ?? 0).toBeLessThanOrEqual(dearerBy)
          expect(fall ?? 0).toBeLessThanOrEqual(1)
        }
      }
    }),
  )
})

test("a report and a verdict of the same figures never oppose each other", () => {
  law(
    fc.property(anyDays, anyDays, (days, former) => {
      const facts = factsOf(days, former, true)
      const { reason } = verdictOf({
        actions: [],
        statuses: ["Active"],
        now: 0,
        adDays: facts.parts[0]?.rows.length ?? 0,
        current: facts.totals,
        ...(facts.previous !== undefined && { previous: facts.previous }),
      })
      const kinds = reportStory(facts).map(({ kind }) => kind)
      if (reason === "dearerThanBefore") expect(kinds).not.toContain("cheaper")
      if (reason === "cheaperThanBefore") expect(kinds).not.toContain("dearer")
      if (kinds.includes("dearer") && facts.totals.results >= fewestResults && (facts.parts[0]?.rows.length ?? 0) >= 3)
        expect(reason).toBe("dearerThanBefore")
    }),
  )
})

test("a report of one day judges nothing and advises nothing", () => {
  law(
    fc.property(anyFacts, (facts) => {
      const parts = reportStory({ ...facts, days: 1 }).map(({ part }) => part)
      expect(new Set(parts)).toEqual(new Set(["Happened"]))
    }),
  )
})

test("days like the days before are said to be as before, and no reason is sought", () => {
  law(
    fc.property(anyDays, (days) => {
      const kinds = reportStory(factsOf(days, days, true)).map(({ kind }) => kind)
      expect(kinds.filter((kind) => /dearer|cheaper|stands/i.test(kind))).toEqual([])
    }),
  )
})

test("fewer than three days or ten results name no channel, campaign or day", () => {
  law(
    fc.property(anyFacts, (facts) => {
      const adDays = facts.parts[0]?.rows.filter(({ totals }) => totals.impressions + totals.spend > 0).length ?? 0
      if (facts.totals.results >= fewestResults && adDays >= fewestAdDays) return
      expect(reportStory(facts).map(standsOn)).toEqual(reportStory(facts).map(() => undefined))
    }),
  )
})

test("results of several kinds are not compared with one another", () => {
  law(
    fc.property(anyDays, anyDays, (days, former) => {
      const kinds = reportStory(factsOf(days, former, false)).map(({ kind }) => kind)
      expect(kinds.filter((kind) => /dearer|cheaper|asBefore|MostResults|More$|workOn/i.test(kind))).toEqual([])
    }),
  )
})

const week = (campaign: number, results: number, spend: number) =>
  Array.from({ length: 5 }, (_, index) => ({
    date: `2026-11-0${index + 1}`,
    channel: "Social" as const,
    campaignId: CampaignId.make(campaign),
    impressions: 1_000,
    clicks: 20,
    results,
    spend,
  }))

test("the campaign that became dearer is named beside one that stayed as it was", () => {
  const now = [...week(1, 2, 10_000), ...week(2, 8, 10_000)]
  const before = [...week(1, 9, 10_000), ...week(2, 8, 10_000)]
  const story = reportStory(factsOf(now, before, true))
  expect(story.map(({ kind, values }) => [kind, values.campaignId])).toEqual([
    ["brought", undefined],
    ["dearer", undefined],
    ["campaignDearer", 1],
    ["campaignMostResults", 2],
    ["workOnCampaign", 1],
    ["giveCampaignMore", 2],
  ])
})

test("ads that people see and nobody answers ask for a look at the page or the ads", () => {
  const nextOf = (clicks: number) =>
    reportStory(
      factsOf(
        week(1, 0, 10_000).map((day) => ({ ...day, clicks })),
        undefined,
        true,
      ),
    ).at(-1)?.kind
  expect([nextOf(20), nextOf(0), nextOf(1)]).toEqual(["nobodyActed", "nobodyClicked", "waitForResults"])
})
