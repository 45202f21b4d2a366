import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentRequest } from "@application/kernel"
import {
  bakeryFacts,
  MemoryDatabase,
  memoryIds,
  memoryProfiles,
  memoryRateLimits,
  memoryUnitOfWork,
  memoryLinkHasher,
} from "@application/kernel/testing"
import { memoryPortals } from "@application/portals/testing"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { DailyMetricsRepository } from "../ports/index.ts"
import { memoryDailyMetricsRepository, memoryDashboardCampaigns, memoryPublishedReports } from "../testing/index.ts"
import {
  getPublishedReport,
  getSharedReport,
  listPublishedReports,
  publishReport,
  removeReport,
  shareReport,
  unshareReport,
} from "./published-reports.ts"

const now = Date.parse("2026-12-10T10:00:00+05:30")

const world = Layer.mergeAll(
  memoryDailyMetricsRepository,
  memoryDashboardCampaigns,
  memoryProfiles([bakeryFacts()]),
  memoryPublishedReports,
  memoryLinkHasher,
  memoryPortals(),
).pipe(
  Layer.provideMerge(Layer.mergeAll(memoryUnitOfWork, memoryRateLimits, memoryIds)),
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(Layer.effectDiscard(TestClock.setTime(now)).pipe(Layer.provideMerge(TestClock.layer()))),
)

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const businessProfileId = BusinessProfileId.make(7)

const clicksOn = (date: string, clicks: number) =>
  Effect.flatMap(DailyMetricsRepository, (metrics) =>
    metrics.upsert(businessProfileId, CampaignId.make(70), [
      { date, channel: "Social", externalCampaignId: "c", impressions: 100, clicks, results: 1, spend: 500 },
    ]),
  )

const november = { businessProfileId, name: "November", preset: "LastMonth" } as const
const keyOf = (link: string) => link.split("/").at(-1) ?? ""
const read = (link: string) => getSharedReport.handle({ key: keyOf(link) })
const published = Effect.andThen(clicksOn("2026-11-05", 4), publishReport.handle(november))

test("a published report stays as it was when later numbers arrive", () =>
  run(
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
  run(
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
  run(
    Effect.gen(function* () {
      const { link } = yield* published
      const rows = (yield* MemoryDatabase).table<number, { readonly link?: { readonly keyHash: string } }>(
        "published_reports",
      )
      expect([...rows.values()].map((row) => row.link?.keyHash)).toEqual([`hash of report:${keyOf(link)}`])
    }),
  ))

test("a report's link works until its time and not after it", () =>
  run(
    Effect.gen(function* () {
      const { link } = yield* publishReport.handle({ ...november, linkDays: 2 })
      yield* TestClock.adjust("47 hours")
      expect((yield* read(link)).name).toBe("November")
      yield* TestClock.adjust("1 hour")
      expect(yield* Effect.flip(read(link))).toMatchObject({ _tag: "LinkExpired", errorCode: 1012 })
    }),
  ))

test("an altered report's link, or one of another portal, is refused", () =>
  run(
    Effect.gen(function* () {
      const { link } = yield* published
      expect(yield* Effect.flip(read(`${link}0`))).toMatchObject({ _tag: "LinkInvalid", errorCode: 1013 })
      const request = yield* CurrentRequest
      const elsewhere = { ...request, portalDomain: "highstreet.localhost" }
      const refusal = Effect.provideService(Effect.flip(read(link)), CurrentRequest, elsewhere)
      expect(yield* refusal).toMatchObject({ _tag: "LinkInvalid" })
    }),
  ))

test("a revoked report's link is refused, and a new one replaces the earlier", () =>
  run(
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
  run(
    Effect.gen(function* () {
      const unnamed = yield* Effect.flip(publishReport.handle({ ...november, name: "  " }))
      expect(unnamed).toMatchObject({ _tag: "InvalidFields", fields: { name: ["validation.required"] } })
      expect((yield* publishReport.handle({ ...november, name: " November " })).report.name).toBe("November")
    }),
  ))

test("more than 400 days are not published", () =>
  run(
    Effect.gen(function* () {
      const days = (from: string) =>
        publishReport.handle({ businessProfileId, name: "Long", from, to: "2026-11-30", groupBy: "Month" })
      expect(yield* Effect.flip(days("2025-10-26"))).toMatchObject({ fields: { from: ["insights.reportTooLong"] } })
      expect((yield* days("2025-10-27")).report.range.from).toBe("2025-10-27")
    }),
  ))

test("one address reads shared reports at most 240 times in ten minutes", () =>
  run(
    Effect.gen(function* () {
      const { link } = yield* published
      const request = { ...(yield* CurrentRequest), ipAddress: "192.0.2.7" }
      const reading = Effect.provideService(read(link), CurrentRequest, request)
      yield* Effect.forEach(Array.from({ length: 240 }), () => reading)
      expect(yield* Effect.flip(reading)).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))
