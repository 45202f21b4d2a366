import { Schema } from "effect"
import { CountedResults } from "@domain/campaigns"
import { Objective } from "@domain/creatives"
import { BusinessProfileId, CurrencyCode } from "@domain/kernel"
import type { MeasuredResults } from "../counted-return.ts"
import { leastRise } from "../interval.ts"
import { MetricTotals, totalsOf } from "../metrics.ts"
import { FrozenReport } from "../published-reports.ts"
import { ReportSentence } from "../report-sentence.ts"
import { ResultPart, resultPartsOf } from "../result-parts.ts"
import { ClientVerdict, clientVerdict } from "./client-verdict.ts"

/** A client in a report over many: the business, and its own report of the same days. */
export const AgencyClientPage = Schema.Struct({ businessProfileId: BusinessProfileId, report: FrozenReport })
export type AgencyClientPage = typeof AgencyClientPage.Type

const kindOfResults = {
  /** What all results are, where they are of one kind. */
  objective: Schema.optionalKey(Objective),
  resultsAre: Schema.optionalKey(CountedResults),
} as const

/** A client among the others: the totals of its own report, and how its days went. */
export const AgencyClientRow = Schema.Struct({
  businessProfileId: BusinessProfileId,
  name: Schema.String,
  currency: CurrencyCode,
  totals: MetricTotals,
  previous: Schema.optionalKey(MetricTotals),
  ...kindOfResults,
  verdict: ClientVerdict,
})
export type AgencyClientRow = typeof AgencyClientRow.Type

/** What the clients of one currency spent and got together; `costPerResult` only where all results are of one kind. */
export const CurrencySummary = Schema.Struct({
  currency: CurrencyCode,
  /** How many clients pay in it. */
  clients: Schema.Int,
  totals: MetricTotals,
  previous: MetricTotals,
  ...kindOfResults,
  /** What the results consist of, where they are of several kinds. */
  resultParts: Schema.Array(ResultPart),
})
export type CurrencySummary = typeof CurrencySummary.Type

/** A client that stands out beyond chance, and the sentence of its own report that says so. */
export const StandingOut = Schema.Struct({ businessProfileId: BusinessProfileId, reason: ReportSentence })
export type StandingOut = typeof StandingOut.Type

/** A report over many clients in short. Money stands by currency and is never added across currencies. Ours. */
export const AgencySummary = Schema.Struct({
  currencies: Schema.Array(CurrencySummary),
  rows: Schema.Array(AgencyClientRow),
  best: Schema.optionalKey(StandingOut),
  worst: Schema.optionalKey(StandingOut),
})
export type AgencySummary = typeof AgencySummary.Type

const rowOf = ({ businessProfileId, report: frozen }: AgencyClientPage): AgencyClientRow => {
  const { businessName, objective, resultsAre, report } = frozen
  const { currency, totals, previous } = report
  return {
    businessProfileId,
    name: businessName,
    currency,
    totals,
    ...(previous !== undefined && { previous }),
    ...(objective !== undefined && { objective }),
    ...(resultsAre !== undefined && { resultsAre }),
    verdict: clientVerdict(frozen),
  }
}

/** A client's results by what they are; a client without any results has none. */
const measuredOf = ({
  objective,
  resultsAre,
  resultParts = [],
  report,
}: FrozenReport): ReadonlyArray<MeasuredResults> => {
  if (resultParts.length > 0)
    return resultParts.map(({ results, spend, ...of }) => ({ ...of, totals: { results, spend } }))
  const { results, spend } = report.totals
  if (results + spend === 0) return []
  return [
    {
      ...(objective !== undefined && { objective }),
      ...(resultsAre !== undefined && { resultsAre }),
      totals: { results, spend },
    },
  ]
}

const withoutCost = ({ costPerResult: _ofSeveralKinds, ...totals }: MetricTotals): MetricTotals => totals

const currencyOf = (currency: CurrencyCode, pages: ReadonlyArray<AgencyClientPage>): CurrencySummary => {
  const totals = totalsOf(pages.map(({ report }) => report.report.totals))
  const previous = totalsOf(pages.flatMap(({ report }) => report.report.previous ?? []))
  const measured = pages.flatMap(({ report }) => measuredOf(report))
  const resultParts = resultPartsOf(measured)
  const [one] = measured
  const isOneKind = resultParts.length === 0
  return {
    currency,
    clients: pages.length,
    totals: isOneKind ? totals : withoutCost(totals),
    previous: isOneKind ? previous : withoutCost(previous),
    ...(isOneKind && one?.objective !== undefined && { objective: one.objective }),
    ...(isOneKind && one?.resultsAre !== undefined && { resultsAre: one.resultsAre }),
    resultParts,
  }
}

const compared = <Value extends string | number>(a: Value, b: Value): number => (a === b ? 0 : a < b ? -1 : 1)

/** How much a client's cost surely changed: by how much it fell, or rose, at the least. */
const sureChange = ({ totals, previous }: AgencyClientRow, isFall: boolean): number =>
  previous === undefined ? 0 : ((isFall ? leastRise(previous, totals) : leastRise(totals, previous)) ?? 0)

const first = (
  rows: ReadonlyArray<AgencyClientRow>,
  outcome: ClientVerdict["outcome"],
  by: (row: AgencyClientRow) => number,
): StandingOut | undefined => {
  const [row] = rows
    .filter(({ verdict }) => verdict.outcome === outcome)
    .toSorted((one, other) => by(other) - by(one) || compared(one.businessProfileId, other.businessProfileId))
  const reason = row?.verdict.reason
  return row === undefined || reason === undefined ? undefined : { businessProfileId: row.businessProfileId, reason }
}

/**
 * The summary of clients' reports. The best client's results became cheaper, the worst client's dearer, by the most that
 * chance cannot explain; else whoever's clicks brought nothing is the worst. Shares of one's own cost compare over currencies
 * and kinds of results, amounts do not.
 */
export const agencySummary = (pages: ReadonlyArray<AgencyClientPage>): AgencySummary => {
  const byCurrency = Map.groupBy(pages, ({ report }) => report.report.currency)
  const currencies = [...byCurrency]
    .map(([currency, own]) => currencyOf(currency, own))
    .toSorted((one, other) => other.clients - one.clients || compared(one.currency, other.currency))
  const rows = currencies.flatMap(({ currency }) =>
    (byCurrency.get(currency) ?? [])
      .map(rowOf)
      .toSorted(
        (one, other) =>
          other.totals.spend - one.totals.spend || compared(one.businessProfileId, other.businessProfileId),
      ),
  )
  const isMany = rows.length > 1
  const best = isMany ? first(rows, "Better", (row) => sureChange(row, true)) : undefined
  const worst = isMany
    ? (first(rows, "Worse", (row) => sureChange(row, false)) ??
      first(rows, "NothingCame", ({ totals }) => totals.clicks))
    : undefined
  return { currencies, rows, ...(best !== undefined && { best }), ...(worst !== undefined && { worst }) }
}
