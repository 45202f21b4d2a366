import { mkdir, writeFile } from "node:fs/promises"
import { expect, test } from "vitest"
import { csvOf } from "@domain/insights"
import { exampleAgencyReport } from "@domain/insights/testing"
import type { PortalLanguage } from "@domain/portals"
import { productTexts } from "../testing/product-texts.ts"
import { agencyPdf } from "./agency-pdf.ts"
import { agencyTable } from "./agency-table.ts"
import { agencyWords } from "./agency-words.ts"

const brand = { title: "Marquee", theme: { name: "Plain", colours: { accent: "#7a1f3d" } } } as const
const folder = process.env["DOCUMENT_PICTURES"]

const pdfOf = async (language: PortalLanguage) => {
  const bytes = Buffer.from(await agencyPdf(productTexts, exampleAgencyReport(), brand, language))
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/agency-${language}.pdf`, bytes)
  }
  return bytes
}

/** Pages take long to draw on a busy machine. */
const drawing = { timeout: 120_000 }

test("a report over many clients is drawn the same each time", drawing, async () => {
  expect((await pdfOf("en")).equals(await pdfOf("en"))).toBe(true)
})

test.each(["en", "he"] as const)(
  "it has a cover, a summary and a page for each client in %s",
  drawing,
  async (language) => {
    const pages = (await pdfOf(language)).toString("latin1").match(/\/Type \/Page\b/g) ?? []
    expect(pages.length).toBeGreaterThanOrEqual(2 + exampleAgencyReport().pages.length)
  },
)

const cellsOf = (language: PortalLanguage) => agencyTable(productTexts, exampleAgencyReport(), language)
const countAt = (row: ReturnType<typeof cellsOf>["rows"][number] | undefined, place: number) => {
  const cell = row?.[place]
  return typeof cell === "object" && "count" in cell ? Math.round(cell.count * 100) : 0
}

test("the file's sums stand by currency, and tables sum to each client's total", () => {
  const { summary, pages } = exampleAgencyReport()
  const { head, rows } = cellsOf("en")
  const [currencyAt, spendAt] = [head.indexOf("Currency"), head.indexOf("Spent")]
  for (const [index, { currency, totals }] of summary.currencies.entries()) {
    expect(rows[index]?.[currencyAt]).toBe(currency)
    expect(countAt(rows[index], spendAt)).toBe(totals.spend)
  }
  for (const { report } of pages)
    for (const by of ["By day", "By channel", "By campaign"]) {
      const own = rows.filter(([client, table]) => client === report.businessName && table === by)
      expect(own.reduce((sum, row) => sum + countAt(row, spendAt), 0)).toBe(report.report.totals.spend)
    }
})

test("a client's name that a spreadsheet would run stays text", () => {
  const { head, rows } = cellsOf("he")
  expect(rows.every((row) => row.length === head.length)).toBe(true)
  expect(csvOf([head, ...rows])).toContain(`"'=Bloom Tea, Camden"`)
})

test("every verdict has its words and its reason, and no placeholder is left", () => {
  const report = exampleAgencyReport()
  for (const language of ["en", "he"] as const)
    for (const { businessProfileId, verdict } of report.summary.rows) {
      const { outcome, reason } = agencyWords(productTexts, report, language).verdict(businessProfileId, verdict)
      expect(outcome).not.toBe("")
      expect(reason).not.toMatch(/^$|undefined|\{\{/)
    }
})
