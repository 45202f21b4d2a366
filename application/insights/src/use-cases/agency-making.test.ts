import { Effect, Layer } from "effect"
import { Base64 } from "effect/encoding"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { Tables } from "@application/kernel"
import { bakeryFacts, MemoryDatabase, profilesIn, QueuedJobs } from "@application/kernel/testing"
import { BusinessProfileId } from "@domain/kernel"
import { DashboardCampaigns } from "../ports/index.ts"
import {
  asAsha,
  bakery,
  cafe,
  inAgency,
  keyOf,
  london,
  makeReport,
  november,
  workOnReports,
} from "../testing/agency-world.ts"
import { memoryReportFiles, memoryWorkbooks } from "../testing/index.ts"
import { asStranger } from "../testing/report-world.ts"
import { downloadAgencyReport } from "./agency-files.ts"
import { getAgencyLook, keepAgencyLook } from "./agency-look.ts"
import { buildAgencyReport, retryAgencyReport } from "./agency-making.ts"
import {
  getAgencyReport,
  listAgencyReports,
  makeAgencyReport,
  removeAgencyReport,
  shareAgencyReport,
} from "./agency-reports.ts"
import { getSharedAgencyReport } from "./shared-agency-reports.ts"

/** A report that was asked for, with the worker's run over it while the figures of some clients can be read or not. */
const begun = Effect.gen(function* () {
  const { report, link } = yield* makeAgencyReport.handle(november)
  const [{ input } = expect.unreachable()] = yield* (yield* QueuedJobs).take
  const run = buildAgencyReport.handle(input as Parameters<typeof buildAgencyReport.handle>[0])
  const campaigns = yield* DashboardCampaigns
  const runWithout = (broken: BusinessProfileId) =>
    Effect.exit(run).pipe(
      Effect.provideService(DashboardCampaigns, {
        ...campaigns,
        ofProfile: (id) => (id === broken ? Effect.die(new Error("Away")) : campaigns.ofProfile(id)),
      }),
    )
  return { reportId: report.id, key: keyOf(link), run, runWithout }
})

const files = Layer.merge(memoryReportFiles, memoryWorkbooks)
const making = Effect.map(listAgencyReports.handle({}), ({ reports }) => reports[0]?.making)

test("a report made while it is read is never told as whole without clients", () =>
  inAgency(
    Effect.gen(function* () {
      const { reportId, run } = yield* begun
      const tables = yield* Tables
      const made = Effect.orDie(Effect.provideService(run, Tables, tables))
      const read = getAgencyReport.handle({ reportId })
      const { listed, report } = yield* Effect.provideService(read, Tables, {
        ...tables,
        select: (shape, query) =>
          Effect.tap(tables.select(shape, query), () => (shape.table === "agency_report_pages" ? made : Effect.void)),
      })
      expect([report.pages.length, listed.making?.done]).toEqual([0, 0])
    }),
  ))

test("a report is made by the worker, and its link opens once it is whole", () =>
  inAgency(
    Effect.gen(function* () {
      const { report, link } = yield* makeAgencyReport.handle(november)
      const key = { reportId: report.id }
      expect(report.making).toEqual({ done: 0, total: 3, failed: [], mayRetry: false })
      const shared = asStranger("192.0.2.7")(getSharedAgencyReport.handle({ key: keyOf(link) }))
      const unready = { _tag: "ReportUnready" }
      expect(yield* Effect.flip(shared)).toMatchObject(unready)
      const file = downloadAgencyReport.handle({ ...key, format: "pdf" }).pipe(Effect.provide(files))
      expect(yield* Effect.flip(file)).toMatchObject(unready)
      expect(yield* Effect.flip(shareAgencyReport.handle(key))).toMatchObject(unready)
      yield* workOnReports
      expect((yield* getAgencyReport.handle(key)).listed.making).toBeUndefined()
      expect((yield* shared).pages).toHaveLength(3)
      expect((yield* MemoryDatabase).table("agency_makings").size).toBe(0)
    }),
  ))

test("one client's failure holds up no other, is tried thrice and then told by name", () =>
  inAgency(
    Effect.gen(function* () {
      const { reportId, runWithout } = yield* begun
      expect((yield* runWithout(cafe))._tag).toBe("Failure")
      expect(yield* making).toMatchObject({ done: 2, failed: [] })
      yield* runWithout(cafe)
      expect((yield* runWithout(cafe))._tag).toBe("Success")
      expect(yield* making).toEqual({
        done: 2,
        total: 3,
        failed: [{ businessProfileId: cafe, name: "Bloom Café" }],
        mayRetry: true,
      })
      expect((yield* getAgencyReport.handle({ reportId })).report.pages).toHaveLength(2)
    }),
  ))

test("a failed client is tried anew by its maker's wish", () =>
  inAgency(
    Effect.gen(function* () {
      const { reportId, runWithout } = yield* begun
      for (let tries = 0; tries < 3; tries += 1) yield* runWithout(cafe)
      expect((yield* retryAgencyReport.handle({ reportId })).making).toMatchObject({ done: 2, failed: [] })
      yield* workOnReports
      expect(yield* making).toBeUndefined()
      expect((yield* getAgencyReport.handle({ reportId })).report.pages).toHaveLength(3)
      expect((yield* retryAgencyReport.handle({ reportId })).making).toBeUndefined()
    }),
  ))

test("a failed client is left out by its maker's wish, and the link opens without it", () =>
  inAgency(
    Effect.gen(function* () {
      const { reportId, key, runWithout } = yield* begun
      for (let tries = 0; tries < 3; tries += 1) yield* runWithout(cafe)
      const shared = asStranger("192.0.2.7")(getSharedAgencyReport.handle({ key }))
      expect(yield* Effect.flip(shared)).toMatchObject({ _tag: "ReportUnready" })
      const left = yield* retryAgencyReport.handle({ reportId, leavesOut: true })
      expect([left.clients, left.making]).toEqual([2, undefined])
      expect(yield* shared).toMatchObject({
        hidden: 0,
        pages: [{ businessProfileId: london }, { businessProfileId: bakery }],
      })
    }),
  ))

test("a report without any client is not made by leaving all out", () =>
  inAgency(
    Effect.gen(function* () {
      const { report } = yield* makeAgencyReport.handle({ ...november, clients: [cafe] })
      const campaigns = yield* DashboardCampaigns
      const [{ input } = expect.unreachable()] = yield* (yield* QueuedJobs).take
      const run = buildAgencyReport.handle(input as Parameters<typeof buildAgencyReport.handle>[0])
      for (let tries = 0; tries < 3; tries += 1)
        yield* Effect.exit(run).pipe(
          Effect.provideService(DashboardCampaigns, { ...campaigns, ofProfile: () => Effect.die(new Error("Away")) }),
        )
      const left = retryAgencyReport.handle({ reportId: report.id, leavesOut: true })
      expect(yield* Effect.flip(left)).toMatchObject({ fields: { clients: ["insights.agencyClientsNone"] } })
    }),
  ))

test("a client that is gone while a report is made is counted as hidden", () =>
  inAgency(
    Effect.gen(function* () {
      const { reportId, run } = yield* begun
      profilesIn(yield* MemoryDatabase).delete(cafe)
      yield* run
      const { listed, report } = yield* getAgencyReport.handle({ reportId })
      expect([listed.making, report.hidden, report.pages.length]).toEqual([undefined, 1, 2])
    }),
  ))

test("a making that stood still may be begun anew", () =>
  inAgency(
    Effect.gen(function* () {
      const { reportId } = yield* begun
      yield* TestClock.adjust("15 minutes")
      expect(yield* making).toMatchObject({ done: 0, mayRetry: true })
      yield* retryAgencyReport.handle({ reportId })
      yield* workOnReports
      expect(yield* making).toBeUndefined()
    }),
  ))

test("a repeated run makes no page twice, and a removed report's run makes none", () =>
  inAgency(
    Effect.gen(function* () {
      const { reportId, run } = yield* begun
      yield* run
      yield* run
      expect((yield* getAgencyReport.handle({ reportId })).report.pages).toHaveLength(3)
      yield* removeAgencyReport.handle({ reportId })
      yield* run
      const database = yield* MemoryDatabase
      expect(["agency_report_pages", "agency_makings"].map((name) => database.table(name).size)).toEqual([0, 0])
    }),
  ))

test("a report holds a hundred clients, and no more", () => {
  const many = Array.from({ length: 101 }, (_, index) => BusinessProfileId.make(1_000 + index))
  return inAgency(
    Effect.gen(function* () {
      const profiles = profilesIn(yield* MemoryDatabase)
      for (const id of many) profiles.set(id, bakeryFacts({ id, name: `Client ${id}` }))
      expect(yield* Effect.flip(makeAgencyReport.handle({ ...november, clients: many }))).toMatchObject({
        fields: { clients: ["insights.agencyClientsMany"] },
      })
      const { report } = yield* makeReport({ ...november, clients: many.slice(1) })
      expect(report).toMatchObject({ clients: 100 })
      expect((yield* getAgencyReport.handle({ reportId: report.id })).report.pages).toHaveLength(100)
    }),
    [...many],
  )
})

const png = Base64.encode(Uint8Array.from([0x89, 0x50, 0x4e, 0x47]))

test("a report keeps the look that it was made in, and the next one has the last", () =>
  inAgency(
    Effect.gen(function* () {
      const lookOf = (reportId: Parameters<typeof getAgencyReport.handle>[0]["reportId"]) =>
        Effect.map(getAgencyReport.handle({ reportId }), ({ report }) => report.look)
      expect(yield* getAgencyLook.handle({})).toEqual({})
      const plain = yield* makeReport(november)
      const logo = `data:image/png;base64,${png}`
      yield* keepAgencyLook.handle({ accent: "#7A1F3D", logoFile: { name: "logo.png", content: png } })
      const [first, second] = [yield* makeReport(november), yield* makeReport(november)]
      yield* keepAgencyLook.handle({ accent: "#004488", keepsLogo: true })
      const third = yield* makeReport(november)
      expect(yield* lookOf(plain.report.id)).toBeUndefined()
      expect([yield* lookOf(first.report.id), yield* lookOf(second.report.id)]).toEqual([
        { accent: "#7a1f3d", logo },
        { accent: "#7a1f3d", logo },
      ])
      expect(yield* lookOf(third.report.id)).toEqual({ accent: "#004488", logo })
      yield* keepAgencyLook.handle({})
      expect(yield* getAgencyLook.handle({})).toEqual({})
      expect(yield* asAsha([bakery, cafe, london], "AccountManager", 42)(getAgencyLook.handle({}))).toEqual({})
    }),
  ))

test("looks that no report has are forgotten", () =>
  inAgency(
    Effect.gen(function* () {
      for (const accent of ["#111111", "#222222", "#333333"]) yield* keepAgencyLook.handle({ accent })
      expect((yield* MemoryDatabase).table("agency_looks").size).toBe(1)
    }),
  ))

test("a colour that paper does not show and a file that is no logo are refused", () =>
  inAgency(
    Effect.gen(function* () {
      const kept = (input: Parameters<typeof keepAgencyLook.handle>[0]) => Effect.flip(keepAgencyLook.handle(input))
      expect(yield* kept({ accent: "#ffee00" })).toMatchObject({ fields: { accent: ["insights.colourTooLight"] } })
      expect(yield* kept({ accent: "red" })).toMatchObject({ fields: { accent: ["insights.colourInvalid"] } })
      expect(yield* kept({ logoFile: { name: "logo.svg", content: "PHN2Zz4=" } })).toMatchObject({
        fields: { logoFile: ["creatives.image.logoPngOrJpeg"] },
      })
    }),
  ))
