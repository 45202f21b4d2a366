import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { pageSetCells, pageSets, unseenReading } from "./extraction.ts"
import { benchmarksPage, callsTable, pagesTable, tablesIn } from "./report.ts"

const pages = pagesTable({
  bareScripts: 60_000,
  control: 1.02,
  pages: [{ path: "/home", scripts: 120_000, scriptsOfUse: 0, styles: 0, document: 9_900, paintRatio: 0.61 }],
})
const calls = callsTable([
  { name: "campaign list, 20 a page", ratio: 0.5, control: 1, aim: 0.65 },
  { name: "launch accepted", ratio: 3.45, control: 1 },
])

test("a figure at its aim is met, one above it missed", () => {
  expect(pages).toContain("| /home | 120.0 kB (met) | 2.00x | none | 0.0 kB | 9.9 kB | 0.61x (missed) |")
  expect(calls).toContain("| campaign list, 20 a page | 0.50x | 1.00x | at most 0.65x: met |")
  expect(calls).toContain("| launch accepted | 3.45x | 1.00x | none stated |")
})

test("a run of one part keeps the other part's figures", () => {
  expect(tablesIn(benchmarksPage({ pages, calls }))).toEqual({ pages, calls })
  expect(tablesIn("")).toEqual({ pages: "", calls: "" })
})

test("results on unseen pages are summed over the sets' first readings", () => {
  const set = (right: number, invented: number) => ({
    met: "held out",
    pages: 3,
    stated: 16,
    before: { right, invented },
    after: { right: 16, invented: 0 },
  })
  expect(unseenReading([set(12, 1), set(14, 0)])).toBe("26 of 32 facts (81.3 %) right, 1 value invented")
  expect(unseenReading([set(12, 0)])).toBe("12 of 16 facts (75.0 %) right, 0 values invented")
})

test("each set of labelled pages is a row with its facts before and after", () => {
  const set = {
    met: "held out",
    pages: 3,
    stated: 16,
    before: { right: 12, invented: 1 },
    after: { right: 15, invented: 0 },
  }
  expect(pageSetCells(set)).toEqual(["held out", "3", "12 of 16 (75.0 %)", "15 of 16 (93.8 %)", "1, then 0"])
  for (const { met } of pageSets) expect(benchmarksPage({ pages, calls })).toContain(`| ${met} |`)
})

test("the current documentation states the same extraction figures", () => {
  const standing = readFileSync(new URL("../../../docs/benchmarks.md", import.meta.url), "utf8")
  const part = (page: string) => page.slice(page.indexOf("## Extraction"))
  expect(part(standing)).toBe(part(benchmarksPage({ pages, calls })))
})
