import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { listedReports, ReportOrigin } from "./published-reports.ts"
import { libraryOrders, libraryPage, linkStateOf, linkStates } from "./report-library.ts"
import { anyReport } from "./testing/index.ts"

const anyReports = fc
  .uniqueArray(anyReport, { selector: ({ id }) => id, maxLength: 8 })
  .map((reports) => listedReports(reports))
const anyOrder = fc.constantFrom(...libraryOrders)
const now = 5
const all = { words: "", page: 1, limit: 100 } as const

test("the pages of the library hold every report once, in any order", () => {
  law(
    fc.property(anyReports, anyOrder, fc.integer({ min: 1, max: 4 }), (reports, order, limit) => {
      const pages = Array.from({ length: 8 }, (_, index) =>
        libraryPage(reports, { ...all, order, page: index + 1, limit }, now),
      )
      expect(new Set(pages.flatMap(({ rows }) => rows))).toEqual(new Set(reports))
      expect(pages.flatMap(({ rows }) => rows)).toHaveLength(reports.length)
      expect(pages[0]?.total).toBe(reports.length)
    }),
  )
})

test("every report has one state of its link and is read or unread", () => {
  law(
    fc.property(anyReports, (reports) => {
      const totalOf = (part: object) => libraryPage(reports, { ...all, order: "newest", ...part }, now).total
      expect(linkStates.reduce((sum, link) => sum + totalOf({ link }), 0)).toBe(reports.length)
      expect(totalOf({ read: "read" }) + totalOf({ read: "unread" })).toBe(reports.length)
      expect(libraryPage(reports, { ...all, order: "newest" }, now).unread).toBe(totalOf({ read: "unread" }))
    }),
  )
})

test("own reports, regular ones and their tests stand apart and together are all", () => {
  law(
    fc.property(anyReports, (reports) => {
      const pages = ReportOrigin.literals.map((origin) =>
        libraryPage(reports, { ...all, origin, order: "newest" }, now),
      )
      expect(pages.reduce((sum, { total }) => sum + total, 0)).toBe(reports.length)
      for (const [index, { rows }] of pages.entries())
        for (const { origin } of rows) expect(origin).toBe(ReportOrigin.literals[index])
    }),
  )
})

test("a report is found by any part of its name or of a campaign's", () => {
  law(
    fc.property(anyReports, (reports) => {
      for (const report of reports)
        for (const words of [report.name, ...report.campaigns])
          expect(libraryPage(reports, { ...all, words, order: "name" }, now).rows).toContain(report)
    }),
  )
})

test("a link has ended from its instant on", () => {
  expect([4, 5, 6].map((sharedUntil) => linkStateOf({ sharedUntil, isProtected: false }, now))).toEqual([
    "Ended",
    "Ended",
    "Open",
  ])
  expect(linkStateOf({ sharedUntil: 6, isProtected: true }, now)).toBe("Protected")
  expect(linkStateOf({ isProtected: false }, now)).toBe("None")
})
