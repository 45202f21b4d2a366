import { CampaignId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anyPartReading } from "../testing/parts.arbitrary.ts"
import { hourValues, ReportDimension, unknownValue } from "./dimension.ts"
import { sharedOut } from "./fitted.ts"
import { mostPartRows, partTable, partTables, type PartTotals } from "./part-table.ts"

const anyDimension = fc.constantFrom(...ReportDimension.literals)
const figures = ["impressions", "clicks", "spend", "results"] as const
const sumOf = (rows: ReadonlyArray<{ readonly totals: PartTotals }>) =>
  figures.map((figure) => rows.reduce((sum, { totals }) => sum + (totals[figure] ?? 0), 0))

test("the rows of every part table sum to the totals", () => {
  law(
    fc.property(anyPartReading, anyDimension, (reading, dimension) => {
      const expected = figures.map((figure) => reading.totals.reduce((sum, total) => sum + total[figure], 0))
      expect(sumOf(partTable(dimension, reading).rows)).toEqual(expected)
    }),
  )
})

test("no figure of a row is below zero", () => {
  law(
    fc.property(anyPartReading, anyDimension, (reading, dimension) => {
      for (const { totals } of partTable(dimension, reading).rows)
        for (const figure of figures) expect(totals[figure] ?? 0).toBeGreaterThanOrEqual(0)
    }),
  )
})

test("parts that fit their totals are shown as they were told", () => {
  const campaignId = CampaignId.make(1)
  const channel = "Social" as const
  const total = { campaignId, channel, impressions: 100, clicks: 9, results: 3, spend: 800, reported: 800 }
  const part = { dimension: "Device" as const, campaignId, channel, impressions: 60, clicks: 5, results: 2, spend: 500 }
  const { rows } = partTable("Device", {
    totals: [total],
    parts: [
      { ...part, value: "Phone" },
      { ...part, value: "Desktop", impressions: 30, clicks: 4, results: 0, spend: 200 },
    ],
    unread: [],
  })
  expect(
    rows.map(({ value, rest, totals }) => [value ?? rest, totals.impressions, totals.results, totals.spend]),
  ).toEqual([
    ["Phone", 60, 2, 500],
    ["Desktop", 30, 0, 200],
    ["Withheld", 10, 1, 100],
  ])
})

test("results that a network does not tell by a dimension are absent, not zero", () => {
  const campaignId = CampaignId.make(1)
  const channel = "Search" as const
  const total = { campaignId, channel, impressions: 10, clicks: 4, results: 3, spend: 90, reported: 90 }
  const part = { dimension: "Age" as const, campaignId, channel, value: "25-34", impressions: 10, clicks: 4, spend: 90 }
  const { rows } = partTable("Age", { totals: [total], parts: [part], unread: [] })
  expect(rows[0]?.totals).not.toHaveProperty("results")
  expect(rows[0]?.totals).not.toHaveProperty("costPerResult")
  expect(rows[1]).toMatchObject({ rest: "Withheld", totals: { results: 3, spend: 0 } })
})

test("a difference that no network tells has no costs of its own", () => {
  law(
    fc.property(anyPartReading, anyDimension, (reading, dimension) => {
      for (const { rest, totals } of partTable(dimension, reading, reading).rows)
        if (rest === "Withheld" || rest === "NotRead")
          expect(Object.keys(totals).toSorted()).toEqual(["clicks", "impressions", "results", "spend"])
    }),
  )
})

test("what a channel's network does not tell is named so", () => {
  const total = { impressions: 10, clicks: 4, results: 3, spend: 90, reported: 90 }
  const campaignId = CampaignId.make(1)
  const readingOf = (channel: "Banner" | "Social") => ({
    totals: [{ ...total, campaignId, channel }],
    parts: [],
    unread: [{ dimension: "Hour" as const, campaignId, channel: "Social" as const }],
  })
  expect(partTable("Product", readingOf("Banner")).rows.map(({ rest }) => rest)).toEqual(["NotGiven"])
  expect(partTable("Hour", readingOf("Social")).rows.map(({ rest }) => rest)).toEqual(["NotRead"])
})

test("rows stand once, in the order of their values, within the table's length", () => {
  law(
    fc.property(anyPartReading, anyDimension, (reading, dimension) => {
      const values = partTable(dimension, reading).rows.flatMap(({ value }) => value ?? [])
      expect(new Set(values).size).toBe(values.length)
      expect(values.length).toBeLessThanOrEqual(mostPartRows)
      if (dimension === "Hour") expect(values).toEqual(hourValues.filter((hour) => values.includes(hour)))
      if (dimension === "Place" && values.includes(unknownValue)) expect(values.at(-1)).toBe(unknownValue)
    }),
  )
})

test("a row's cost stands only where all that was paid for has its results told", () => {
  law(
    fc.property(anyPartReading, anyDimension, (reading, dimension) => {
      for (const { totals } of partTable(dimension, reading).rows)
        if (totals.costPerResult !== undefined)
          expect(totals.costPerResult).toBe(Math.round(totals.spend / (totals.results ?? 0)))
    }),
  )
})

test("only products leave out a table without values", () => {
  const reading = {
    totals: [
      {
        campaignId: CampaignId.make(1),
        channel: "Social" as const,
        impressions: 5,
        clicks: 1,
        results: 0,
        spend: 9,
        reported: 9,
      },
    ],
    parts: [],
    unread: [],
  }
  expect(partTables(["Device", "Product"], reading).map(({ dimension }) => dimension)).toEqual(["Device"])
})

test("numbers shared out sum to their total and keep their proportions", () => {
  law(
    fc.property(fc.nat(9_999), fc.array(fc.nat(999), { minLength: 1, maxLength: 9 }), (total, parts) => {
      const shares = sharedOut(total, parts)
      const sum = parts.reduce((all, part) => all + part, 0)
      expect(shares.reduce((all, share) => all + share, 0)).toBe(total)
      if (sum > 0)
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - ((parts[index] ?? 0) * total) / sum)).toBeLessThan(1)
    }),
  )
})
