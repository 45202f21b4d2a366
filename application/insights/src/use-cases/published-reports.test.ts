import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { ReportId } from "@domain/kernel"
import { asUser, businessProfileId, clicksOn, inReportWorld, november } from "../testing/report-world.ts"
import {
  getPublishedReport,
  listPublishedReports,
  listReportLibrary,
  markReportRead,
  publishReport,
  removeReport,
  shareReport,
  unshareReport,
} from "./published-reports.ts"
import { getSharedReport } from "./shared-reports.ts"

const keyOf = (link = "") => link.split("/").at(-1) ?? ""
const read = (link: string | undefined) => getSharedReport.handle({ key: keyOf(link) })
const published = Effect.andThen(clicksOn("2026-11-05", 4), publishReport.handle(november))

test("a published report stays as it was when later numbers arrive", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { report, link } = yield* published
      yield* clicksOn("2026-11-05", 9)
      const kept = yield* getPublishedReport.handle({ businessProfileId, reportId: report.id })
      expect(kept).toMatchObject({ name: "November", businessName: "Rao's Bakery", report: { totals: { clicks: 4 } } })
      expect(kept.report.days).toEqual({ from: "2026-11-01", to: "2026-11-30" })
      expect(yield* read(link)).toEqual(kept)
      expect(yield* listPublishedReports.handle({ businessProfileId })).toEqual([report])
    }),
  ))

test("a published report keeps its tables and its story, whatever its rows are", () =>
  inReportWorld(
    Effect.gen(function* () {
      yield* clicksOn("2026-11-05", 4)
      const { report } = yield* publishReport.handle({ ...november, groupBy: "Month", compare: "PreviousPeriod" })
      const { parts, story } = yield* getPublishedReport.handle({ businessProfileId, reportId: report.id })
      expect(parts?.map(({ groupBy, rows }) => [groupBy, rows.map(({ totals }) => totals.clicks)])).toEqual([
        ["Day", [4]],
        ["Channel", [4]],
        ["Campaign", [4]],
      ])
      expect(story?.map(({ kind }) => kind)).toEqual(["brought", "nothingBefore", "fewDays", "waitForDays"])
    }),
  ))

test("a report's link is stored by the hash of its key behind the reports' prefix", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { link } = yield* published
      const rows = (yield* MemoryDatabase).table<number, { readonly link?: { readonly keyHash: string } }>(
        "published_reports",
      )
      expect([...rows.values()].map((row) => row.link?.keyHash)).toEqual([`hash of report:${keyOf(link)}`])
    }),
  ))

test("a revoked report's link is refused, and a new one replaces the earlier", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { report, link } = yield* published
      const key = { businessProfileId, reportId: report.id }
      const renewed = yield* shareReport.handle({ ...key, linkDays: 1 })
      expect(yield* Effect.flip(read(link))).toMatchObject({ _tag: "LinkInvalid" })
      expect((yield* read(renewed.link)).name).toBe("November")
      yield* unshareReport.handle(key)
      expect(yield* Effect.flip(read(renewed.link))).toMatchObject({ _tag: "LinkInvalid" })
      expect((yield* listPublishedReports.handle({ businessProfileId }))[0]?.sharedUntil).toBeUndefined()
      const again = yield* shareReport.handle(key)
      yield* removeReport.handle(key)
      expect(yield* Effect.flip(read(again.link))).toMatchObject({ _tag: "LinkInvalid" })
      expect(yield* Effect.flip(getPublishedReport.handle(key))).toMatchObject({ _tag: "ReportNotFound" })
    }),
  ))

test("a report without a name is not published, and blanks around one are left out", () =>
  inReportWorld(
    Effect.gen(function* () {
      const unnamed = yield* Effect.flip(publishReport.handle({ ...november, name: "  " }))
      expect(unnamed).toMatchObject({ _tag: "InvalidFields", fields: { name: ["validation.required"] } })
      expect((yield* publishReport.handle({ ...november, name: " November " })).report.name).toBe("November")
    }),
  ))

test("more than 400 days are not published", () =>
  inReportWorld(
    Effect.gen(function* () {
      const days = (from: string) =>
        publishReport.handle({ businessProfileId, name: "Long", from, to: "2026-11-30", groupBy: "Month" })
      expect(yield* Effect.flip(days("2025-10-26"))).toMatchObject({ fields: { from: ["insights.reportTooLong"] } })
      expect((yield* days("2025-10-27")).report.range.from).toBe("2025-10-27")
    }),
  ))

test("a report is unread by others until they open it, and its publisher has read it", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { report } = yield* published
      const key = { businessProfileId, reportId: report.id }
      const isRead = Effect.map(listPublishedReports.handle({ businessProfileId }), ([one]) => one?.isRead)
      expect([yield* isRead, yield* asUser(10)(isRead)]).toEqual([true, false])
      yield* asUser(10)(markReportRead.handle(key))
      yield* asUser(10)(markReportRead.handle(key))
      expect([yield* asUser(10)(isRead), yield* asUser(11)(isRead)]).toEqual([true, false])
      yield* removeReport.handle(key)
      expect(yield* asUser(10)(Effect.flip(markReportRead.handle(key)))).toMatchObject({ _tag: "ReportNotFound" })
      expect((yield* MemoryDatabase).table("report_reads").size).toBe(0)
    }),
  ))

test("a report is published without a link where none is wanted", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { report, link } = yield* publishReport.handle({ ...november, isUnshared: true })
      expect([report.sharedUntil, report.isProtected, link]).toEqual([undefined, false, undefined])
    }),
  ))

test("the library is asked for by page, and an opened report by its number alone", () =>
  inReportWorld(
    Effect.gen(function* () {
      const made = yield* Effect.forEach(["First", "Second", "Third"], (name) =>
        publishReport.handle({ ...november, name }),
      )
      const page = listReportLibrary.handle({ businessProfileId, order: "name", page: 2, limit: 2 })
      expect(yield* page).toMatchObject({ rows: [{ name: "Third", origin: "Own", isRead: true }], total: 3, unread: 0 })
      const [, second] = made
      const reportId = second?.report.id ?? ReportId.make(99)
      const opened = yield* asUser(10)(listReportLibrary.handle({ businessProfileId, reportId }))
      expect(opened).toMatchObject({ rows: [{ name: "Second", isRead: false }], total: 1, unread: 3 })
      const missing = listReportLibrary.handle({ businessProfileId, reportId: ReportId.make(99) })
      expect((yield* missing).rows).toEqual([])
    }),
  ))
