import { Effect, Layer, Stream } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor, CurrentRequest } from "@application/kernel"
import { bakeryFacts, MemoryDatabase, profilesIn, userActor } from "@application/kernel/testing"
import type { Role } from "@domain/identity"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { lawParameters } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { DailyMetricsRepository } from "../ports/index.ts"
import { memoryReportFiles, memoryWorkbooks } from "../testing/index.ts"
import { asStranger, inReportWorld } from "../testing/report-world.ts"
import { downloadAgencyReport, downloadSharedAgencyReport } from "./agency-files.ts"
import {
  getAgencyReport,
  listAgencyReports,
  makeAgencyReport,
  removeAgencyReport,
  shareAgencyReport,
  unshareAgencyReport,
} from "./agency-reports.ts"
import { getPublishedReport, publishReport } from "./published-reports.ts"
import { getSharedAgencyReport, noteAgencyReportView, openSharedAgencyReport } from "./shared-agency-reports.ts"

const [bakery, cafe, london] = [7, 8, 9].map((id) => BusinessProfileId.make(id)) as [
  BusinessProfileId,
  BusinessProfileId,
  BusinessProfileId,
]
const november = { title: "November", agency: "Lotus Media", preset: "LastMonth" } as const

/** Does some work as Asha, who has a role in some of the businesses. */
const asAsha = (clients: ReadonlyArray<BusinessProfileId>, role: Role = "AccountManager", userId = 41) =>
  Effect.provideService(CurrentActor, userActor(userId, clients, role))

interface Day {
  readonly date: string
  readonly clicks: number
  readonly results: number
  readonly spend: number
}

const ranOn = (client: BusinessProfileId, days: ReadonlyArray<Day>) =>
  Effect.flatMap(DailyMetricsRepository, (metrics) =>
    metrics.upsert(
      client,
      CampaignId.make(client * 10),
      days.map((day) => ({ ...day, channel: "Social", externalCampaignId: "c", impressions: 400 })),
    ),
  )

/** Three clients: the bakery and the café pay in rupees, the third in pounds. */
const threeClients = Effect.gen(function* () {
  const profiles = profilesIn(yield* MemoryDatabase)
  profiles.set(cafe, bakeryFacts({ id: cafe, name: "Bloom Café" }))
  profiles.set(london, bakeryFacts({ id: london, name: "=Bloom London", region: "GB" }))
  yield* ranOn(bakery, [{ date: "2026-11-05", clicks: 40, results: 4, spend: 4_000 }])
  yield* ranOn(cafe, [{ date: "2026-11-06", clicks: 20, results: 2, spend: 1_000 }])
  yield* ranOn(london, [{ date: "2026-11-07", clicks: 10, results: 1, spend: 900 }])
})

const inAgency = <A, E>(work: Parameters<typeof inReportWorld<A, E>>[0], clients = [bakery, cafe, london]) =>
  inReportWorld(asAsha(clients)(Effect.andThen(threeClients, work)))
const keyOf = (link = "") => link.split("/").at(-1) ?? ""

test("a report is over all businesses for which its maker publishes, by currency", () =>
  inAgency(
    Effect.gen(function* () {
      const { report, link } = yield* makeAgencyReport.handle({ ...november, note: " A quiet month. " })
      expect(report).toMatchObject({ name: "November", agency: "Lotus Media", clients: 3, views: 0, isProtected: false })
      expect(link).toMatch(/\/agencyReport\/./)
      const opened = yield* getAgencyReport.handle({ reportId: report.id })
      expect(opened.listed).toEqual(report)
      expect(opened.report).toMatchObject({
        cover: { title: "November", agency: "Lotus Media", note: "A quiet month." },
        days: { from: "2026-11-01", to: "2026-11-30" },
        hidden: 0,
        summary: {
          currencies: [
            { currency: "INR", clients: 2, totals: { spend: 5_000, results: 6 } },
            { currency: "GBP", clients: 1, totals: { spend: 900, results: 1 } },
          ],
        },
      })
      expect((yield* listAgencyReports.handle({})).reports).toEqual([report])
    }),
  ))

test("each client's page is its own report of the same days", () => {
  const anyDays = fc.uniqueArray(
    fc.record({
      date: fc.integer({ min: 10, max: 30 }).map((day) => `2026-11-${day}`),
      clicks: fc.nat(60),
      results: fc.nat(20),
      spend: fc.nat(9_000),
    }),
    { maxLength: 8, selector: ({ date }) => date },
  )
  return fc.assert(
    fc.asyncProperty(anyDays, anyDays, (ofBakery, ofCafe) =>
      inAgency(
        Effect.gen(function* () {
          yield* ranOn(bakery, ofBakery)
          yield* ranOn(cafe, ofCafe)
          const days = { from: "2026-11-16", to: "2026-11-30" }
          const made = yield* makeAgencyReport.handle({ title: "November", agency: "Lotus Media", ...days })
          const { report } = yield* getAgencyReport.handle({ reportId: made.report.id })
          for (const page of report.pages) {
            const own = { businessProfileId: page.businessProfileId, name: "November", compare: "PreviousPeriod" } as const
            const published = yield* publishReport.handle({ ...own, ...days, isUnshared: true })
            const { breakdowns: _byNetworks, ...alone } = yield* getPublishedReport.handle({
              businessProfileId: page.businessProfileId,
              reportId: published.report.id,
            })
            expect(page.report).toEqual(alone)
          }
        }),
      ),
    ),
    { ...lawParameters(), numRuns: 20 },
  )
})

test("a business that the caller may not publish for is refused, and is left out of all", () =>
  inAgency(
    Effect.gen(function* () {
      const chosen = makeAgencyReport.handle({ ...november, clients: [bakery, london] })
      expect(yield* Effect.flip(asAsha([bakery, cafe])(chosen))).toMatchObject({
        _tag: "ForbiddenBusinessProfile",
        businessProfileId: london,
      })
      expect(yield* Effect.flip(asAsha([bakery, london], "BrandManager")(chosen))).toMatchObject({ _tag: "RoleForbidden" })
      const { report } = yield* asAsha([bakery, cafe])(makeAgencyReport.handle(november))
      expect(report.clients).toBe(2)
      expect(yield* Effect.flip(asAsha([])(makeAgencyReport.handle(november)))).toMatchObject({
        fields: { clients: ["insights.agencyClientsNone"] },
      })
    }),
  ))

test("a client that its maker has left is shown to whoever has the link alone", () =>
  inAgency(
    Effect.gen(function* () {
      const { report, link } = yield* makeAgencyReport.handle(november)
      const left = asAsha([bakery, london])
      const opened = yield* left(getAgencyReport.handle({ reportId: report.id }))
      expect(opened.report).toMatchObject({ hidden: 1, summary: { currencies: [{ clients: 1 }, { clients: 1 }] } })
      expect(JSON.stringify(opened)).not.toContain("Bloom Café")
      const shared = yield* asStranger("192.0.2.7")(getSharedAgencyReport.handle({ key: keyOf(link) }))
      expect([shared.hidden, shared.pages.length]).toEqual([0, 3])
      const again = left(Effect.flip(shareAgencyReport.handle({ reportId: report.id })))
      expect(yield* again).toMatchObject({ _tag: "ForbiddenBusinessProfile", businessProfileId: cafe })
    }),
  ))

test("a report is its maker's alone, and goes with its clients' pages", () =>
  inAgency(
    Effect.gen(function* () {
      const { report, link } = yield* makeAgencyReport.handle(november)
      const key = { reportId: report.id }
      const other = asAsha([bakery, cafe, london], "AccountManager", 42)
      expect(yield* other(Effect.flip(getAgencyReport.handle(key)))).toMatchObject({ _tag: "ReportNotFound" })
      expect((yield* other(listAgencyReports.handle({}))).reports).toEqual([])
      yield* removeAgencyReport.handle(key)
      expect(yield* Effect.flip(getAgencyReport.handle(key))).toMatchObject({ _tag: "ReportNotFound" })
      const shared = getSharedAgencyReport.handle({ key: keyOf(link) })
      expect(yield* Effect.flip(shared)).toMatchObject({ _tag: "LinkInvalid" })
      expect((yield* MemoryDatabase).table("agency_report_pages").size).toBe(0)
    }),
  ))

test("its link ends, is replaced, is revoked, and is its portal's alone", () =>
  inAgency(
    Effect.gen(function* () {
      const { report, link } = yield* makeAgencyReport.handle({ ...november, linkDays: 2 })
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
      const { report, link } = yield* makeAgencyReport.handle({ ...november, linkPassword: "lilies" })
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
      const { report, link } = yield* makeAgencyReport.handle(november)
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
      const { report, link } = yield* makeAgencyReport.handle(november)
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

test("days beyond the limit, a missing title and a thirty-first report a day are refused", () =>
  inAgency(
    Effect.gen(function* () {
      const long = { title: "Long", agency: "Lotus Media", from: "2025-10-01", to: "2026-11-30" }
      expect(yield* Effect.flip(makeAgencyReport.handle(long))).toMatchObject({
        fields: { from: ["insights.reportTooLong"] },
      })
      expect(yield* Effect.flip(makeAgencyReport.handle({ ...november, title: " " }))).toMatchObject({
        fields: { title: ["validation.required"] },
      })
      const one = makeAgencyReport.handle({ ...november, clients: [cafe], isUnshared: true })
      const made = yield* Effect.forEach(Array.from({ length: 29 }), () => one)
      expect(made.every(({ link }) => link === undefined)).toBe(true)
      expect(yield* Effect.flip(one)).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))
