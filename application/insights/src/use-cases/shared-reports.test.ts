import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentRequest } from "@application/kernel"
import { asStranger, asUser, businessProfileId, clicksOn, inReportWorld, november } from "../testing/report-world.ts"
import { listPublishedReports, publishReport, shareReport } from "./published-reports.ts"
import { getSharedReport, noteReportView, openSharedReport } from "./shared-reports.ts"

const keyOf = (link = "") => link.split("/").at(-1) ?? ""
const read = (link: string | undefined) => getSharedReport.handle({ key: keyOf(link) })
const open = (link: string | undefined, password: string) => openSharedReport.handle({ key: keyOf(link), password })
const published = Effect.andThen(clicksOn("2026-11-05", 4), publishReport.handle(november))
const locked = publishReport.handle({ ...november, linkPassword: "lilies" })
const listed = Effect.map(listPublishedReports.handle({ businessProfileId }), ([report]) => report)

test("a report's link works until its time and not after it", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { link } = yield* publishReport.handle({ ...november, linkDays: 2 })
      yield* TestClock.adjust("47 hours")
      expect((yield* read(link)).name).toBe("November")
      yield* TestClock.adjust("1 hour")
      expect(yield* Effect.flip(read(link))).toMatchObject({ _tag: "LinkExpired", errorCode: 1012 })
    }),
  ))

test("an altered report's link, or one of another portal, is refused", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { link } = yield* published
      expect(yield* Effect.flip(read(`${link}0`))).toMatchObject({ _tag: "LinkInvalid", errorCode: 1013 })
      const request = yield* CurrentRequest
      const elsewhere = { ...request, portalDomain: "highstreet.localhost" }
      const refusal = Effect.provideService(Effect.flip(read(link)), CurrentRequest, elsewhere)
      expect(yield* refusal).toMatchObject({ _tag: "LinkInvalid" })
    }),
  ))

test("one address reads shared reports at most 240 times in ten minutes", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { link } = yield* published
      const request = { ...(yield* CurrentRequest), ipAddress: "192.0.2.7" }
      const reading = Effect.provideService(read(link), CurrentRequest, request)
      yield* Effect.forEach(Array.from({ length: 240 }), () => reading)
      expect(yield* Effect.flip(reading)).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))

test("a link with a password asks for it, and opens with it alone", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { link, report } = yield* locked
      expect(report.isProtected).toBe(true)
      expect(yield* Effect.flip(read(link))).toMatchObject({ _tag: "ReportLocked", errorCode: 1036, isWrong: false })
      expect(yield* Effect.flip(open(link, "lilacs"))).toMatchObject({ _tag: "ReportLocked", isWrong: true })
      expect((yield* open(link, "lilies")).name).toBe("November")
      const again = yield* shareReport.handle({ businessProfileId, reportId: report.id })
      expect([again.report.isProtected, (yield* read(again.link)).name]).toEqual([false, "November"])
    }),
  ))

test("no password tells whether there is a link", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { link } = yield* locked
      expect(yield* Effect.flip(open(`${link}0`, "lilies"))).toMatchObject({ _tag: "LinkInvalid" })
      const request = { ...(yield* CurrentRequest), portalDomain: "highstreet.localhost" }
      const elsewhere = Effect.provideService(Effect.flip(open(link, "lilies")), CurrentRequest, request)
      expect(yield* elsewhere).toMatchObject({ _tag: "LinkInvalid" })
      yield* TestClock.adjust("30 days")
      expect(yield* Effect.flip(read(link))).toMatchObject({ _tag: "LinkExpired" })
    }),
  ))

test("an address tries ten passwords in ten minutes, and others still open it", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { link } = yield* locked
      const wrong = asStranger("192.0.2.7")(Effect.flip(open(link, "lilacs")))
      for (const failure of yield* Effect.forEach(Array.from({ length: 10 }), () => wrong))
        expect(failure).toMatchObject({ _tag: "ReportLocked" })
      expect(yield* wrong).toMatchObject({ _tag: "TooManyRequests" })
      expect((yield* asStranger("192.0.2.8")(open(link, "lilies"))).name).toBe("November")
    }),
  ))

test("sixty passwords an hour are tried at one link, from wherever", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { link } = yield* locked
      const failures = yield* Effect.forEach(Array.from({ length: 61 }), (_, index) =>
        asStranger(`192.0.2.${index}`)(Effect.flip(open(link, "lilacs"))),
      )
      expect(failures.map(({ _tag }) => _tag).slice(-2)).toEqual(["ReportLocked", "TooManyRequests"])
    }),
  ))

test("views are counted with the last one, but not a member's own", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { link } = yield* published
      const note = noteReportView.handle({ key: keyOf(link) })
      yield* asUser(10)(note)
      expect(yield* listed).toMatchObject({ views: 0 })
      yield* asStranger("192.0.2.7")(note)
      yield* asStranger("192.0.2.7")(note)
      yield* TestClock.adjust("1 hour")
      yield* asStranger("192.0.2.8")(note)
      expect(yield* listed).toMatchObject({ views: 2, lastViewedAt: Date.parse("2026-12-10T11:00:00+05:30") })
    }),
  ))

test("a link with a password counts a view whenever it is opened", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { link } = yield* locked
      yield* asStranger("192.0.2.7")(noteReportView.handle({ key: keyOf(link) }))
      yield* asStranger("192.0.2.7")(open(link, "lilies"))
      yield* asStranger("192.0.2.7")(Effect.flip(open(link, "lilacs")))
      expect(yield* listed).toMatchObject({ views: 1 })
    }),
  ))

test("a link works through its last day, and a short password is refused", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { report } = yield* publishReport.handle({ ...november, linkUntil: "2026-12-11" })
      expect(report.sharedUntil).toBe(Date.parse("2026-12-12T00:00:00+05:30"))
      const short = yield* Effect.flip(publishReport.handle({ ...november, linkPassword: "lily" }))
      expect(short).toMatchObject({ fields: { linkPassword: ["insights.linkPasswordShort"] } })
    }),
  ))
