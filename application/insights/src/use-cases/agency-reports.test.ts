import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { lawParameters } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { asAsha, bakery, cafe, inAgency, keyOf, london, makeReport, november, ranOn } from "../testing/agency-world.ts"
import { asStranger } from "../testing/report-world.ts"
import { getAgencyReport, listAgencyReports, removeAgencyReport, shareAgencyReport } from "./agency-reports.ts"
import { getPublishedReport, publishReport } from "./published-reports.ts"
import { getSharedAgencyReport } from "./shared-agency-reports.ts"

test("a report is over all businesses for which its maker publishes, by currency", () =>
  inAgency(
    Effect.gen(function* () {
      const { report, link } = yield* makeReport({ ...november, note: " A quiet month. " })
      expect(report).toMatchObject({
        name: "November",
        agency: "Lotus Media",
        clients: 3,
        views: 0,
        isProtected: false,
      })
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
          const made = yield* makeReport({ title: "November", agency: "Lotus Media", ...days })
          const { report } = yield* getAgencyReport.handle({ reportId: made.report.id })
          for (const page of report.pages) {
            const own = {
              businessProfileId: page.businessProfileId,
              name: "November",
              compare: "PreviousPeriod",
            } as const
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

test("a business that its maker may not publish for is refused, or left out of all", () =>
  inAgency(
    Effect.gen(function* () {
      const chosen = makeReport({ ...november, clients: [bakery, london] })
      expect(yield* Effect.flip(asAsha([bakery, cafe])(chosen))).toMatchObject({
        _tag: "ForbiddenBusinessProfile",
        businessProfileId: london,
      })
      expect(yield* Effect.flip(asAsha([bakery, london], "BrandManager")(chosen))).toMatchObject({
        _tag: "RoleForbidden",
      })
      const { report } = yield* asAsha([bakery, cafe])(makeReport(november))
      expect(report.clients).toBe(2)
      expect(yield* Effect.flip(asAsha([])(makeReport(november)))).toMatchObject({
        fields: { clients: ["insights.agencyClientsNone"] },
      })
    }),
  ))

test("a client that its maker has left is shown to whoever has the link alone", () =>
  inAgency(
    Effect.gen(function* () {
      const { report, link } = yield* makeReport(november)
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
      const { report, link } = yield* makeReport(november)
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

test("too many days, a missing title and a thirty-first report a day are refused", () =>
  inAgency(
    Effect.gen(function* () {
      const long = { title: "Long", agency: "Lotus Media", from: "2025-10-01", to: "2026-11-30" }
      expect(yield* Effect.flip(makeReport(long))).toMatchObject({
        fields: { from: ["insights.reportTooLong"] },
      })
      expect(yield* Effect.flip(makeReport({ ...november, title: " " }))).toMatchObject({
        fields: { title: ["validation.required"] },
      })
      const one = makeReport({ ...november, clients: [cafe], isUnshared: true })
      const made = yield* Effect.forEach(Array.from({ length: 29 }), () => one)
      expect(made.every(({ link }) => link === undefined)).toBe(true)
      expect(yield* Effect.flip(one)).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))
