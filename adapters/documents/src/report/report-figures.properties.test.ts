import * as fc from "fast-check"
import { expect, test } from "vitest"
import { ReportDimension } from "@domain/insights"
import { anyPublishedReport } from "@domain/insights/testing"
import { pdfText } from "../testing/pdf-text.ts"
import { productTexts } from "../testing/product-texts.ts"
import { reportPdf } from "./report-pdf.ts"
import { partsOf, reportWords } from "./report-words.ts"

const brand = { title: "High Street", theme: { name: "Plain", colours: { accent: "#7a1f3d" } } } as const

const headOf = /^(.+) Views Clicks Results Spent Cost per result$/m

/** A row's views, clicks, results and rupees; the former results stand below the own, on a line by themselves. */
const figures = /([\d,]+) ([\d,]+) ([\d,]+|—)(?:\n[\d,]+)?\s₹([\d,]+\.\d\d)/g
const count = (written: string | undefined) => (written === "—" ? 0 : Number(written?.replaceAll(/[,.]/g, "")))

/** The sums of each table on pages, by its title; a table goes on below the same head on the next page. */
const sumsOf = (lines: ReadonlyArray<string>) => {
  const sums = new Map<string, { impressions: number; clicks: number; results: number; spend: number }>()
  const [, ...tables] = lines.join("\n").split(headOf)
  for (let at = 0; at < tables.length; at += 2) {
    const [title = "", body = ""] = tables.slice(at)
    const sum = sums.get(title) ?? { impressions: 0, clicks: 0, results: 0, spend: 0 }
    for (const [, impressions, clicks, results, spend] of body.matchAll(figures)) {
      sum.impressions += count(impressions)
      sum.clicks += count(clicks)
      sum.results += count(results)
      sum.spend += count(spend)
    }
    sums.set(title, sum)
  }
  return sums
}

test("a report's pages show its totals, and each table on them sums to the totals", async () => {
  await fc.assert(
    fc.asyncProperty(anyPublishedReport, async (report) => {
      const { lines } = await pdfText(await reportPdf(productTexts, report, brand, "en"))
      const words = reportWords(productTexts, report, "en")
      const { impressions, clicks, results, spend } = report.report.totals
      for (const [label, figure] of [
        ["Spent", words.money(spend)],
        ["Results", words.number(results)],
        ["Clicks", words.number(clicks)],
      ] as const)
        expect(lines[lines.indexOf(label) + 1]).toBe(figure)
      const titles = [
        ...partsOf(report).map(({ groupBy }) => words.text(`by.${groupBy}`)),
        ...ReportDimension.literals.map(words.partTable),
      ]
      const sums = sumsOf(lines)
      expect(new Set(sums.keys())).toEqual(new Set(titles))
      for (const [title, sum] of sums) expect(sum, title).toEqual({ impressions, clicks, results, spend })
    }),
    // A page takes long to draw, too long to look for the smallest report that fails.
    { numRuns: 5, endOnFailure: true },
  )
}, 120_000)
