import { mkdir, writeFile } from "node:fs/promises"
import { expect, test } from "vitest"
import { exampleReport } from "@domain/insights/testing"
import type { PortalLanguage } from "@domain/portals"
import { productTexts } from "../testing/product-texts.ts"
import { linePath } from "./report-chart.ts"
import { reportPdf } from "./report-pdf.ts"
import { reportTable } from "./report-table.ts"
import { reportWords } from "./report-words.ts"

const brand = { title: "Marquee", theme: { name: "Plain", colours: { accent: "#7a1f3d" } } } as const
const folder = process.env["DOCUMENT_PICTURES"]

const pdfOf = async (language: PortalLanguage, report = exampleReport()) => {
  const bytes = Buffer.from(await reportPdf(productTexts, report, brand, language))
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/report-${language}${report.parts === undefined ? "-old" : ""}.pdf`, bytes)
  }
  return bytes
}

/** Pages take long to draw on a busy machine. */
const drawing = { timeout: 120_000 }

test("a report is drawn the same each time", drawing, async () => {
  expect((await pdfOf("en")).equals(await pdfOf("en"))).toBe(true)
})

test.each(["he", "ar", "hi"] as const)("a report in %s is drawn", drawing, async (language) => {
  expect((await pdfOf(language)).subarray(0, 5).toString()).toBe("%PDF-")
})

test("a report that was published before tables were kept is drawn too", drawing, async () => {
  const { parts: _parts, story: _story, breakdowns: _breakdowns, ...old } = exampleReport()
  expect((await pdfOf("en", old)).length).toBeGreaterThan(5_000)
})

test("every sentence has its words, and no placeholder is left", () => {
  const report = exampleReport()
  for (const language of ["en", "he"] as const) {
    const { sentence } = reportWords(productTexts, report, language)
    const said = (report.story ?? []).map(sentence)
    expect(said.length).toBeGreaterThan(2)
    for (const one of said) expect(one).not.toMatch(/undefined|\{\{/)
  }
})

test("a file's total is that of its report, and its tables each sum to it", () => {
  const report = exampleReport()
  const { head, rows } = reportTable(productTexts, report, "en")
  const spendAt = head.indexOf("Spent (INR)")
  const spendOf = (row: (typeof rows)[number] | undefined) => {
    const cell = row?.[spendAt]
    return typeof cell === "object" && "count" in cell ? Math.round(cell.count * 100) : 0
  }
  expect(spendOf(rows[0])).toBe(report.report.totals.spend)
  for (const by of ["By day", "By channel", "By campaign"]) {
    const own = rows.filter(([table]) => table === by)
    expect(own.reduce((sum, row) => sum + spendOf(row), 0)).toBe(report.report.totals.spend)
  }
})

test("a line runs from the side where the language begins, over days without rows", () => {
  const days = { from: "2026-11-01", to: "2026-11-03" }
  const valueOn = new Map([["2026-11-03", 4]])
  expect(linePath({ days, valueOn }, false)).toBe("M3.0 67.0 L120.0 67.0 L237.0 3.0")
  expect(linePath({ days, valueOn }, true)).toBe("M237.0 67.0 L120.0 67.0 L3.0 3.0")
})
