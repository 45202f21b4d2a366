import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
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

test("the documentation ends as the bench writes it", () => {
  const standing = readFileSync(new URL("../../../docs/benchmarks.md", import.meta.url), "utf8")
  const part = (page: string) => page.slice(page.indexOf("\nAims:"))
  expect(part(standing)).toBe(part(benchmarksPage({ pages, calls })))
})
