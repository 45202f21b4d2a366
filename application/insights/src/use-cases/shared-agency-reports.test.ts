import { Effect, Layer, Stream } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentRequest } from "@application/kernel"
import { memoryReportFiles, memoryWorkbooks } from "../testing/index.ts"
import { asAsha, bakery, inAgency, keyOf, makeReport, november } from "../testing/agency-world.ts"
import { asStranger } from "../testing/report-world.ts"
import { downloadAgencyReport, downloadSharedAgencyReport } from "./agency-files.ts"
import { getAgencyReport, shareAgencyReport, unshareAgencyReport } from "./agency-reports.ts"
import { getSharedAgencyReport, noteAgencyReportView, openSharedAgencyReport } from "./shared-agency-reports.ts"

test("its link ends, is replaced, is revoked, and is its portal's alone", () =>
  inAgency(
    Effect.gen(function* () {
      const { report, link } = yield* makeReport({ ...november, linkDays: 2 })
      const read = (address: string | undefined) => getSharedAgencyReport.handle({ key: keyOf(address) })
      const request = { ...(yield* CurrentRequest), portalDomain: "highstreet.localhost" }
      const elsewhere = Effect.provideService(Effect.flip(read(link)), CurrentRequest, request)
      expect(yield* elsewhere).toMatchObject({ _tag: "LinkInvalid" })
      yield* TestClock.adjust("2 days")
      expect(yield* Effect.flip(read(link))).toMatchObject({ _tag: "LinkExpired" })
      const renewed = yield* shareAgencyReport.handle({ reportId: report.id })
      expect(yield* Effect.flip(read(link))).toMatchObject({ _tag: "LinkInvalid" })
      expect((yield* read(renewed.link)).cover.title).toBe("November")
      yield* unshareAgencyReport.handle({ reportId: report.id })
      expect(yield* Effect.flip(read(renewed.link))).toMatchObject({ _tag: "LinkInvalid" })
      const { listed } = yield* getAgencyReport.handle({ reportId: report.id })
      expect(listed.sharedUntil).toBeUndefined()
    }),
  ))

test("its password is asked for, tries are limited, and views are counted", () =>
  inAgency(
    Effect.gen(function* () {
      const { report, link } = yield* makeReport({ ...november, linkPassword: "lilies" })
      const key = keyOf(link)
      const stranger = asStranger("192.0.2.7")
      const open = (password: string) => stranger(openSharedAgencyReport.handle({ key, password }))
      expect(yield* stranger(Effect.flip(getSharedAgencyReport.handle({ key })))).toMatchObject({
        _tag: "ReportLocked",
        isWrong: false,
      })
      yield* open("lilies")
      yield* stranger(noteAgencyReportView.handle({ key }))
      const tries = yield* Effect.forEach(Array.from({ length: 10 }), () => Effect.flip(open("lilacs")))
      expect(tries.map(({ _tag }) => _tag).slice(-2)).toEqual(["ReportLocked", "TooManyRequests"])
      const { listed } = yield* getAgencyReport.handle({ reportId: report.id })
      expect([listed.views, listed.isProtected]).toEqual([1, true])
    }),
  ))

test("a view is counted once in half an hour from an address, and never its maker's", () =>
  inAgency(
    Effect.gen(function* () {
      const { report, link } = yield* makeReport(november)
      const note = noteAgencyReportView.handle({ key: keyOf(link) })
      yield* note
      yield* asStranger("192.0.2.7")(note)
      yield* asStranger("192.0.2.7")(note)
      yield* asStranger("192.0.2.8")(note)
      const { listed } = yield* getAgencyReport.handle({ reportId: report.id })
      expect(listed).toMatchObject({ views: 2, lastViewedAt: Date.parse("2026-12-10T10:00:00+05:30") })
    }),
  ))

const files = Layer.merge(memoryReportFiles, memoryWorkbooks)
const textOf = (body: AsyncIterable<Uint8Array>) =>
  Stream.runFold(
    Stream.decodeText(Stream.fromAsyncIterable(body, (cause) => cause)),
    () => "",
    (all, part) => all + part,
  )

test("files have the clients that their reader may read, and no cell is a formula", () =>
  inAgency(
    Effect.gen(function* () {
      const { report, link } = yield* makeReport(november)
      const file = (format: "pdf" | "csv" | "xlsx") =>
        downloadAgencyReport.handle({ reportId: report.id, format, language: "he" })
      const csv = yield* textOf((yield* file("csv")).body)
      expect(csv).toContain(`"'=Bloom London","900"`)
      expect(yield* textOf((yield* file("xlsx")).body)).toContain("Bloom Café\t1000")
      const left = yield* asAsha([bakery])(file("pdf"))
      expect([left.fileName, yield* textOf(left.body)]).toEqual(["November.pdf", "%PDF Marquee he November 1"])
      const shared = downloadSharedAgencyReport.handle({ key: keyOf(link) })
      expect(yield* textOf((yield* asStranger("192.0.2.9")(shared)).body)).toBe("%PDF Marquee en November 3")
      const locked = yield* shareAgencyReport.handle({ reportId: report.id, linkPassword: "lilies" })
      const refused = downloadSharedAgencyReport.handle({ key: keyOf(locked.link) })
      expect(yield* asStranger("192.0.2.9")(Effect.flip(refused))).toMatchObject({ _tag: "ReportLocked" })
    }).pipe(Effect.provide(files)),
  ))
