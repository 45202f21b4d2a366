import type { ReportTable } from "@application/insights/ports"
import type { FileCell, FrozenReport, MetricTotals, PartTotals } from "@domain/insights"
import { minorDigits } from "@domain/kernel"
import type { PortalLanguage } from "@domain/portals"
import type { Translate } from "../document-words.ts"
import { partsOf, reportWords } from "./report-words.ts"

/** All tables of a report under one head, numbers as numbers and amounts in the currency's major unit. */
export const reportTable = (translate: Translate, report: FrozenReport, language: PortalLanguage): ReportTable => {
  const words = reportWords(translate, report, language)
  const { currency, totals, previous } = report.report
  const money = (amount: number | undefined): FileCell =>
    amount === undefined ? "" : { count: amount / 10 ** minorDigits[currency] }
  const headed = (key: string) => words.text(`head.${key}`)
  const inCurrency = (key: string) => words.text("unit", { head: headed(key), currency })
  const hasValues = totals.value !== undefined
  const isCompared = report.report.compared !== undefined
  const counted = (count: number | undefined): FileCell => (count === undefined ? "" : { count })
  const cells = (
    now: PartTotals & Pick<MetricTotals, "value">,
    before: PartTotals | undefined,
  ): ReadonlyArray<FileCell> => [
    { count: now.impressions },
    { count: now.clicks },
    counted(now.results),
    money(now.spend),
    money(now.costPerResult),
    ...(hasValues ? [money(now.value)] : []),
    ...(isCompared ? [counted(before?.results), money(before?.spend)] : []),
  ]
  const rows = partsOf(report).flatMap(({ groupBy, rows: own }) =>
    own.map((row): ReadonlyArray<FileCell> => [
      words.text(`by.${groupBy}`),
      // A spreadsheet sorts days that are written so.
      row.date ?? words.group(groupBy, row),
      ...cells(row.totals, row.previous),
    ]),
  )
  const parts = (report.breakdowns ?? []).flatMap(({ dimension, rows: own }) =>
    own.map((row): ReadonlyArray<FileCell> => [
      words.partTable(dimension),
      words.part(dimension, row),
      ...cells(row.totals, row.previous),
    ]),
  )
  return {
    name: words.text("fileName"),
    head: [
      headed("table"),
      headed("group"),
      headed("views"),
      headed("clicks"),
      headed("results"),
      inCurrency("spend"),
      inCurrency("cost"),
      ...(hasValues ? [inCurrency("value")] : []),
      ...(isCompared ? [headed("formerResults"), inCurrency("formerSpend")] : []),
    ],
    rows: [[words.text("total"), words.range(report.report.days), ...cells(totals, previous)], ...rows, ...parts],
  }
}
