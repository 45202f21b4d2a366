import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import type { Tables } from "@application/kernel"
import { type FrozenReport, libraryOrders, libraryPage, linkStates, ReportOrigin, totalsOf } from "@domain/insights"
import { BusinessProfileId, CampaignId, PortalId, ReportId, UserId } from "@domain/kernel"
import { lawParameters } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { PublishedReports } from "../ports/published-reports.ts"
import { ReportReads } from "../stores/report-reads.ts"

const [profile, other] = [BusinessProfileId.make(7), BusinessProfileId.make(8)]
const [portal, elsewhere] = [PortalId.make(1), PortalId.make(2)]

const reportNamed = (name: string, publishedAt: number): FrozenReport => ({
  name,
  businessName: "Bloom Bakery",
  publishedAt,
  groupBy: "Day",
  campaignNames: [{ campaignId: CampaignId.make(70), name: "Lilies" }],
  report: {
    days: { from: "2026-11-01", to: "2026-11-07" },
    timeZone: "Asia/Kolkata",
    currency: "INR",
    totals: totalsOf([]),
    rows: [{ date: "2026-11-01", totals: totalsOf([{ impressions: 10, clicks: 2, results: 1, spend: 500 }]) }],
    total: 1,
  },
})

const linkOf = (keyHash: string) => ({ keyHash, sharedUntil: 9_000 })

/** What every store of published reports has in common. */
export const publishedReportsConformance = (layer: Layer.Layer<PublishedReports | Tables>) => {
  const run = <A, E>(work: (reports: PublishedReports["Service"]) => Effect.Effect<A, E, Tables>) =>
    Effect.runPromise(Effect.provide(Effect.flatMap(PublishedReports, work), layer))

  test("a published report is read as it was, by its business alone", () =>
    run((reports) =>
      Effect.gen(function* () {
        const document = reportNamed("November", 1_000)
        const { id, ...shown } = yield* reports.add(profile, portal, document, linkOf("one"))
        expect(shown).toEqual({
          name: "November",
          range: document.report.days,
          publishedAt: 1_000,
          sharedUntil: 9_000,
          campaigns: ["Lilies"],
          origin: "Own",
          isProtected: false,
          views: 0,
        })
        expect(yield* reports.byId(profile, id)).toEqual(document)
        expect(yield* Effect.flip(reports.byId(other, id))).toMatchObject({ _tag: "ReportNotFound", errorCode: 104 })
        expect(yield* Effect.flip(reports.byId(profile, ReportId.make(9_999)))).toMatchObject({
          _tag: "ReportNotFound",
        })
      }),
    ))

  test("reports are listed newest first, within the limit", () =>
    run((reports) =>
      Effect.gen(function* () {
        for (const at of [1, 3, 2])
          yield* reports.add(profile, portal, reportNamed(`at ${at}`, at), linkOf(`key ${at}`))
        yield* reports.add(other, portal, reportNamed("other", 9), linkOf("key other"))
        expect((yield* reports.list(profile, 2)).map(({ name }) => name)).toEqual(["at 3", "at 2"])
      }),
    ))

  test("a link finds its report at its portal until it is replaced or ended", () =>
    run((reports) =>
      Effect.gen(function* () {
        const document = reportNamed("November", 1_000)
        const { id } = yield* reports.add(profile, portal, document, linkOf("first"))
        expect(yield* reports.byKey(portal, ["unknown", "first"])).toEqual({
          businessProfileId: profile,
          reportId: id,
          report: document,
          sharedUntil: 9_000,
        })
        expect(yield* reports.byKey(elsewhere, ["first"])).toBeUndefined()
        expect(yield* Effect.flip(reports.setLink(other, id, linkOf("theirs")))).toMatchObject({
          _tag: "ReportNotFound",
        })
        yield* reports.setLink(profile, id, linkOf("second"))
        expect(yield* reports.byKey(portal, ["first"])).toBeUndefined()
        expect(yield* reports.byKey(portal, ["second"])).toBeDefined()
        expect((yield* reports.setLink(profile, id, undefined)).sharedUntil).toBeUndefined()
        expect(yield* reports.byKey(portal, ["second"])).toBeUndefined()
      }),
    ))

  test("a link's password goes with it, and a report may have no link at all", () =>
    run((reports) =>
      Effect.gen(function* () {
        const alone = yield* reports.add(profile, portal, reportNamed("November", 1_000), undefined)
        expect([alone.sharedUntil, alone.isProtected]).toEqual([undefined, false])
        const guarded = { ...linkOf("guarded"), passwordHash: "hash" }
        expect(yield* reports.setLink(profile, alone.id, guarded)).toMatchObject({ isProtected: true })
        expect(yield* reports.byKey(portal, ["guarded"])).toMatchObject({ passwordHash: "hash" })
        expect(yield* reports.setLink(profile, alone.id, linkOf("open"))).toMatchObject({ isProtected: false })
        expect(yield* reports.byKey(portal, ["open"])).not.toHaveProperty("passwordHash")
      }),
    ))

  test("views are counted for their report, with the last one", () =>
    run((reports) =>
      Effect.gen(function* () {
        const { id } = yield* reports.add(profile, portal, reportNamed("November", 1_000), linkOf("viewed"))
        yield* reports.countView(other, id, 1)
        yield* reports.countView(profile, id, 2_000)
        yield* reports.countView(profile, id, 3_000)
        const [listed] = yield* reports.list(profile, 1)
        expect([listed?.views, listed?.lastViewedAt]).toEqual([2, 3_000])
      }),
    ))

  test("a removed report is gone with its link, and another business removes none", () =>
    run((reports) =>
      Effect.gen(function* () {
        const { id } = yield* reports.add(profile, portal, reportNamed("November", 1_000), linkOf("first"))
        expect(yield* Effect.flip(reports.remove(other, id))).toMatchObject({ _tag: "ReportNotFound" })
        yield* reports.remove(profile, id)
        expect(yield* reports.list(profile, 10)).toEqual([])
        expect(yield* reports.byKey(portal, ["first"])).toBeUndefined()
      }),
    ))

  /** Names that letter case, variants of letters, languages and equal texts make hard to order and find. */
  const anyName = fc.constantFrom("November", "november", "\u{FF2E}ovember 2", "דוח לנובמבר", "Été", "a%b_c", "Zebra")
  const anyKept = fc.record({
    name: anyName,
    campaign: anyName,
    publishedAt: fc.nat(5),
    from: fc.constantFrom("2026-11-01", "2026-11-03"),
    origin: fc.constantFrom(...ReportOrigin.literals),
    link: fc.constantFrom("None", "Open", "Protected", "Ended"),
    views: fc.nat(2),
    isRead: fc.boolean(),
  })
  const anyQuestion = fc.record(
    {
      words: fc.constantFrom("", "nov", "LILIES", "נובמבר", "%", "_c", "été", " zebra "),
      read: fc.constantFrom("read" as const, "unread" as const),
      link: fc.constantFrom(...linkStates),
      origin: fc.constantFrom(...ReportOrigin.literals),
      order: fc.constantFrom(...libraryOrders),
      page: fc.integer({ min: 1, max: 3 }),
      limit: fc.integer({ min: 1, max: 4 }),
    },
    { requiredKeys: ["words", "order", "page", "limit"] },
  )

  test("the library's pages follow its rule, for each user alone", () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 1_000_000 }).map((id) => BusinessProfileId.make(id)),
        fc.array(anyKept, { maxLength: 7 }),
        fc.array(anyQuestion, { minLength: 1, maxLength: 5 }),
        (business, kept, questions) =>
          run((reports) =>
            Effect.gen(function* () {
              const now = 10_000
              const [reader, nobody] = [UserId.make(5), UserId.make(6)]
              const reads = yield* ReportReads
              const before = (yield* reports.list(business, 100)).length
              for (const [index, one] of kept.entries()) {
                const { report, ...rest } = reportNamed(one.name, one.publishedAt)
                const document = {
                  ...rest,
                  campaignNames: [{ campaignId: CampaignId.make(70), name: one.campaign }],
                  report: { ...report, days: { from: one.from, to: "2026-11-07" } },
                }
                const sharedUntil = one.link === "Ended" ? now : now + 1
                const link = {
                  keyHash: `${business} ${before + index}`,
                  sharedUntil,
                  ...(one.link === "Protected" && { passwordHash: "hash" }),
                }
                const { id } = yield* reports.add(
                  business,
                  portal,
                  document,
                  one.link === "None" ? undefined : link,
                  one.origin,
                )
                for (let view = 0; view < one.views; view += 1) yield* reports.countView(business, id, now)
                if (one.isRead)
                  yield* reads.addOnce({
                    businessProfileId: business,
                    reportId: id,
                    userId: reader,
                    portalId: portal,
                    readAt: now,
                  })
              }
              const { rows: readRows } = yield* reads.list("ofUser", { businessProfileId: business, userId: reader })
              const all = (yield* reports.list(business, 100)).map((report) => ({
                ...report,
                isRead: readRows.some(({ reportId }) => reportId === report.id),
              }))
              for (const question of questions)
                expect(yield* reports.page(business, reader, question, now)).toEqual(libraryPage(all, question, now))
              const [first] = all
              const usual = { words: "", order: "newest", page: 1, limit: 20 } as const
              expect((yield* reports.page(business, nobody, usual, now)).unread).toBe(all.length)
              if (first !== undefined)
                expect((yield* reports.page(business, reader, { ...usual, reportId: first.id }, now)).rows).toEqual([
                  first,
                ])
              for (const { id } of all) {
                yield* reports.remove(business, id)
                yield* reads.remove({ businessProfileId: business, reportId: id, userId: reader })
              }
            }),
          ),
      ),
      { ...lawParameters(), numRuns: 30 },
    ))
}
