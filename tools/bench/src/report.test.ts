import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { benchmarksPage, parts, type Tables, tablesIn } from "./report.ts"
import {
  callsTable,
  exportsTable,
  feedsTable,
  ledgerTable,
  pagesTable,
  listsTable,
  reportsTable,
  startsTable,
  suiteTable,
} from "./tables.ts"

const tables: Tables = {
  pages: pagesTable({
    bareScripts: 60_000,
    control: 1.02,
    pages: [{ path: "/home", scripts: 120_000, scriptsOfUse: 0, styles: 0, document: 9_900, paintRatio: 0.61 }],
  }),
  calls: callsTable([
    { name: "campaign list, 20 a page", ratio: 0.5, control: 1, aim: 0.65 },
    { name: "launch accepted", ratio: 3.45, control: 1, aim: 2 },
  ]),
  start: startsTable([{ name: "api, started again", milliseconds: 312.4, ratio: 1.31, control: 0.99 }]),
  reports: reportsTable([{ name: "dashboard of a month", few: 20, many: 23 }]),
  lists: listsTable([{ name: "newest", few: 2.7, twin: 2.6, many: 5 }]),
  ledger: ledgerTable([{ name: "postings of a wallet", perSecond: 401.6, ratio: 0.5, control: 1 }], {
    few: 3,
    many: 4,
  }),
  leads: exportsTable([
    { format: "csv", leads: 1_000_000, seconds: 2.04, speed: 0.6, grownMegabytes: 31.4 },
    { format: "xlsx", leads: 1_000_000, seconds: 9, speed: 0.1, grownMegabytes: 40 },
  ]),
  feeds: feedsTable({ ratio: 3.456, unchanged: 1.234, control: 1.01, memoryBytes: 61_400_000 }),
  suite: suiteTable({ unit: { seconds: 90, busy: 0.987 } }, { seconds: 720, busy: 0.9 }, 9, 2),
}
const { pages, calls, start, reports, ledger, leads, feeds, suite } = tables
const none = tablesIn("")

test("an import's figures are ratios, and megabytes beyond the idle worker's", () => {
  expect(feeds).toContain("| import of 100,000 products | 3.46x (missed) | 1.01x | 61 MB |")
  expect(feeds).toContain("| the same import of an unchanged feed | 1.23x (met) |  |  |")
})

test("a part of the suite is told in minutes, and as a share of the whole", () => {
  expect(suite).toContain("| unit | 1 min 30 s | 0.13x | 99 % |")
  expect(suite).toContain("| whole, without installation | 12 min 00 s | 1.00x | 90 % |")
  expect(suite).toContain("| second run without a change | 0 min 09 s | 0.01x |  |")
})

test("a download as fast as its aim is met, and a workbook has none", () => {
  expect(leads).toContain("| CSV | 1000000 | 2.0 s | 0.60x (met) | 31 MB (met) |")
  expect(leads).toContain("| XLSX | 1000000 | 9.0 s | 0.10x | 40 MB (met) |")
})

test("a figure at its aim is met, one above it missed", () => {
  expect(pages).toContain("| /home | 120.0 kB (met) | 2.00x | none | 0.0 kB | 9.9 kB | 0.61x (missed) |")
  expect(calls).toContain("| campaign list, 20 a page | 0.50x | 1.00x | at most 0.65x: met |")
  expect(calls).toContain("| launch accepted | 3.45x | 1.00x | at most 2.00x: missed |")
  expect(start).toContain("| api, started again | 312 ms | 1.31x | 0.99x | at most 1.30x: missed |")
  expect(reports).toContain("| dashboard of a month | 20 | 23 | 1.15x | at most 1.15x: met |")
})

test("a ledger as fast as its aim is met, and a balance read that grows is missed", () => {
  expect(ledger).toContain(
    "| postings of a wallet | 0.50x of the rate of their statements alone (402 a second) | 1.00x | at least 0.50x: met |",
  )
  expect(ledger).toContain(
    "| a balance read | 3 pages at 1,000 entries, 4 at 1,000,000 | none | at most 1.30x: missed |",
  )
})

test("a run of some parts keeps the figures of the others", () => {
  expect(tablesIn(benchmarksPage(tables))).toEqual(tables)
  for (const part of parts) {
    const without = { ...tables, [part]: "" }
    expect(tablesIn(benchmarksPage(without))).toEqual(without)
    const alone = { ...none, [part]: tables[part] }
    expect(tablesIn(benchmarksPage(alone))).toEqual(alone)
  }
  expect(Object.values(none)).toEqual(parts.map(() => ""))
})

test("the documentation ends as the bench writes it", () => {
  const standing = readFileSync(new URL("../../../docs/benchmarks.md", import.meta.url), "utf8")
  const part = (page: string) => page.slice(page.indexOf("\nAims:"))
  expect(part(standing)).toBe(part(benchmarksPage(tables)))
})
