import { BusinessProfileId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { leastRise } from "../interval.ts"
import { costPer } from "../ratio.ts"
import { anyAgencyPages } from "../testing/index.ts"
import { dearerBy } from "../verdict.ts"
import { agencyReportLimits, checkedClients, checkedCover, shownAgencyReport } from "./agency-report.ts"
import { agencySummary } from "./agency-summary.ts"
import { clientVerdict } from "./client-verdict.ts"

const figures = ["impressions", "clicks", "results", "spend"] as const
const kept = (pages: Parameters<typeof agencySummary>[0]) => ({
  cover: { title: "November", agency: "Lotus Media" },
  days: { from: "2026-11-01", to: "2026-11-09" },
  publishedAt: 0,
  clients: pages.length,
  pages,
})

test("a client's figures in the summary are its own report's", () => {
  law(
    fc.property(anyAgencyPages, (pages) => {
      const { rows } = agencySummary(pages)
      expect(rows).toHaveLength(pages.length)
      for (const { businessProfileId, report } of pages) {
        const row = rows.find((one) => one.businessProfileId === businessProfileId)
        expect(row?.totals).toEqual(report.report.totals)
        expect(row?.previous).toEqual(report.report.previous)
        expect(row?.currency).toBe(report.report.currency)
      }
    }),
  )
})

test("each currency's sums count its own clients alone", () => {
  law(
    fc.property(anyAgencyPages, (pages) => {
      const { currencies } = agencySummary(pages)
      expect(new Set(currencies.map(({ currency }) => currency)).size).toBe(currencies.length)
      expect(currencies.reduce((sum, { clients }) => sum + clients, 0)).toBe(pages.length)
      for (const { currency, totals, previous } of currencies) {
        const own = pages.filter(({ report }) => report.report.currency === currency)
        for (const figure of figures) {
          expect(totals[figure]).toBe(own.reduce((sum, { report }) => sum + report.report.totals[figure], 0))
          expect(previous[figure]).toBe(
            own.reduce((sum, { report }) => sum + (report.report.previous?.[figure] ?? 0), 0),
          )
        }
      }
    }),
  )
})

test("a cost over clients stands only where their results are of one kind", () => {
  law(
    fc.property(anyAgencyPages, (pages) => {
      for (const { currency, totals, resultParts } of agencySummary(pages).currencies) {
        const kinds = new Set(
          pages.flatMap(({ report: { objective, report } }) =>
            report.currency === currency && report.totals.results + report.totals.spend > 0 ? [objective] : [],
          ),
        )
        expect(totals.costPerResult).toBe(kinds.size > 1 ? undefined : costPer(totals.spend, totals.results))
        expect(resultParts.reduce((sum, { spend }) => sum + spend, 0)).toBe(kinds.size > 1 ? totals.spend : 0)
      }
    }),
  )
})

test("every verdict stands on a sentence of its client's own report", () => {
  law(
    fc.property(anyAgencyPages, (pages) => {
      for (const { report } of pages) {
        const { outcome, reason } = clientVerdict(report)
        expect(report.story).toContain(reason)
        const { totals, previous } = report.report
        if (previous === undefined) continue
        if (outcome === "Worse") expect(leastRise(totals, previous)).toBeGreaterThan(dearerBy)
        if (outcome === "Better") expect(leastRise(previous, totals)).toBeGreaterThan(1)
      }
    }),
  )
})

test("nobody is better than the best, and the best is not the worst", () => {
  law(
    fc.property(anyAgencyPages, (pages) => {
      const { rows, best, worst } = agencySummary(pages)
      const fall = ({ totals, previous = totals }: (typeof rows)[number]) => leastRise(previous, totals) ?? 0
      const first = rows.find(({ businessProfileId }) => businessProfileId === best?.businessProfileId)
      for (const row of rows)
        if (first !== undefined && row.verdict.outcome === "Better") expect(fall(row)).toBeLessThanOrEqual(fall(first))
      if (best !== undefined) expect(best.businessProfileId).not.toBe(worst?.businessProfileId)
      if (pages.length < 2) expect([best, worst]).toEqual([undefined, undefined])
    }),
  )
})

test("nothing of a client that may not be read is in the report, and it is counted", () => {
  law(
    fc.property(anyAgencyPages, fc.integer({ min: 1, max: 99 }), (pages, cut) => {
      const mayRead = (id: number) => id >= cut
      const shown = shownAgencyReport(kept(pages), mayRead)
      const readable = pages.filter(({ businessProfileId }) => mayRead(businessProfileId))
      expect(new Set(shown.pages)).toEqual(new Set(readable))
      expect(shown.hidden).toBe(pages.length - readable.length)
      expect(shown.summary).toEqual(agencySummary(readable))
      expect(shown.pages.map((page) => page.businessProfileId)).toEqual(
        shown.summary.rows.map((row) => row.businessProfileId),
      )
    }),
  )
})

test("a cover needs its title and its agency, and leaves empty lines out", () => {
  const refused = checkedCover({ title: " ", agency: "" })
  expect(Result.isFailure(refused) && refused.failure.fields).toEqual({
    title: ["validation.required"],
    agency: ["validation.required"],
  })
  const cover = checkedCover({ title: " November ", agency: "Lotus", preparedBy: " ", note: "One\nTwo " })
  expect(Result.getOrThrow(cover)).toEqual({ title: "November", agency: "Lotus", note: "One\nTwo" })
})

test("clients are chosen once each, at least one and at most thirty", () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => BusinessProfileId.make(index + 1))
  const [one = BusinessProfileId.make(1)] = ids(1)
  expect(Result.getOrThrow(checkedClients([one, one]))).toEqual([one])
  const keyOf = (result: ReturnType<typeof checkedClients>) => Result.isFailure(result) && result.failure.fields
  expect(keyOf(checkedClients([]))).toEqual({ clients: ["insights.agencyClientsNone"] })
  expect(keyOf(checkedClients(ids(agencyReportLimits.clients + 1)))).toEqual({
    clients: ["insights.agencyClientsMany"],
  })
  expect(Result.isSuccess(checkedClients(ids(agencyReportLimits.clients)))).toBe(true)
})
