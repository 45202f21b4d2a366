import type { ReportTable } from "@application/insights/ports"
import type { AgencyReport, FileCell, PartTotals } from "@domain/insights"
import { type CurrencyCode, minorDigits } from "@domain/kernel"
import type { PortalLanguage } from "@domain/portals"
import type { Translate } from "../document-words.ts"
import { agencyWords } from "./agency-words.ts"
import { partsOf } from "./report-words.ts"

const figures = (currency: CurrencyCode, now: PartTotals, before: PartTotals | undefined): ReadonlyArray<FileCell> => {
  const counted = (count: number | undefined): FileCell => (count === undefined ? "" : { count })
  const money = (amount: number | undefined): FileCell =>
    amount === undefined ? "" : { count: amount / 10 ** minorDigits[currency] }
  return [
    currency,
    { count: now.impressions },
    { count: now.clicks },
    counted(now.results),
    money(now.spend),
    money(now.costPerResult),
    counted(before?.results),
    money(before?.spend),
  ]
}

/**
 * All figures of a report over many clients under one head: the sums of each currency, each client's totals with its verdict,
 * and each client's tables. Amounts stand in their row's currency.
 */
export const agencyTable = (translate: Translate, report: AgencyReport, language: PortalLanguage): ReportTable => {
  const words = agencyWords(translate, report, language)
  const headed = (key: string) => words.of(`head.${key}`)
  const { currencies, rows } = report.summary
  const sums = currencies.map(({ currency, totals, previous }): ReadonlyArray<FileCell> => [
    words.text("document.together"),
    words.of("total"),
    "",
    ...figures(currency, totals, previous),
    "",
    "",
  ])
  const clients = rows.map(
    ({ businessProfileId, name, currency, totals, previous, verdict }): ReadonlyArray<FileCell> => {
      const { outcome, reason } = words.verdict(businessProfileId, verdict)
      return [name, words.of("total"), "", ...figures(currency, totals, previous), outcome, reason]
    },
  )
  const parts = report.pages.flatMap(({ businessProfileId, report: frozen }) => {
    const own = words.client(businessProfileId)
    return partsOf(frozen).flatMap(({ groupBy, rows: days }) =>
      days.map((row): ReadonlyArray<FileCell> => [
        frozen.businessName,
        words.of(`by.${groupBy}`),
        row.date ?? own?.group(groupBy, row) ?? "",
        ...figures(frozen.report.currency, row.totals, row.previous),
        "",
        "",
      ]),
    )
  })
  return {
    name: words.of("fileName"),
    head: [
      words.text("document.client"),
      headed("table"),
      headed("group"),
      words.text("document.currency"),
      headed("views"),
      headed("clicks"),
      headed("results"),
      headed("spend"),
      headed("cost"),
      headed("formerResults"),
      headed("formerSpend"),
      words.text("document.verdict"),
      words.text("document.why"),
    ],
    rows: [...sums, ...clients, ...parts],
  }
}
