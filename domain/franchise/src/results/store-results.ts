import { CampaignStatus, PauseReason } from "@domain/campaigns"
import { costPer, dearerBy, fewestResults, leastRise, MetricTotals, surenessAmong, totalsOf } from "@domain/insights"
import { CampaignId, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { StoreCode } from "../franchise-store.ts"

const optional = Schema.optionalKey

/** What a store's campaign brought so far, as its owner is shown it. */
export const StoreResult = Schema.Struct({
  code: StoreCode,
  name: Schema.String,
  region: optional(Schema.String),
  campaignId: CampaignId,
  status: CampaignStatus,
  pauseReason: optional(PauseReason),
  dailyBudget: MinorUnits,
  totals: MetricTotals,
})
export type StoreResult = typeof StoreResult.Type

/** What results by store are ordered by; each the best or largest first, names from A. */
export const ResultOrder = Schema.Literals(["name", "spend", "results", "cost", "dearest"])
export type ResultOrder = typeof ResultOrder.Type

/** Which results are asked for. */
export interface ResultQuery {
  /** Matched anywhere in names and codes, in capitals or not. */
  readonly search?: string | undefined
  readonly status?: CampaignStatus | undefined
  readonly region?: string | undefined
  readonly order?: ResultOrder | undefined
  /** From 1. */
  readonly page?: number | undefined
  readonly limit: number
}

const never = Number.POSITIVE_INFINITY
const costOf = ({ totals }: StoreResult): number => totals.costPerResult ?? never

/** A store without results has cost whatever it spent for nothing: the dearest of all where it spent anything. */
const dearnessOf = ({ totals }: StoreResult): number =>
  totals.costPerResult ?? (totals.spend > 0 ? never : Number.NEGATIVE_INFINITY)

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const descending = (one: number, other: number): number => (one === other ? 0 : other > one ? 1 : -1)

const orders: Readonly<Record<ResultOrder, (one: StoreResult, other: StoreResult) => number>> = {
  name: (one, other) => byText(one.name.toLowerCase(), other.name.toLowerCase()),
  spend: (one, other) => descending(one.totals.spend, other.totals.spend),
  results: (one, other) => descending(one.totals.results, other.totals.results),
  cost: (one, other) => descending(costOf(other), costOf(one)),
  dearest: (one, other) => descending(dearnessOf(one), dearnessOf(other)),
}

/** A page of results by store, how many there are on all pages, and the sums of all of them. */
export const resultsPage = (
  stores: ReadonlyArray<StoreResult>,
  { search = "", status, region, order = "spend", page = 1, limit }: ResultQuery,
) => {
  const words = search.trim().toLowerCase()
  const found = stores.filter(
    (store) =>
      (status === undefined || store.status === status) &&
      (region === undefined || store.region === region) &&
      (words === "" || store.name.toLowerCase().includes(words) || store.code.toLowerCase().includes(words)),
  )
  const rows = found
    .toSorted((one, other) => orders[order](one, other) || byText(one.code, other.code))
    .slice((page - 1) * limit, page * limit)
  return { rows, total: found.length, sums: totalsOf(found.map(({ totals }) => totals)) }
}

/** Why a store stands out. A cost is a result's, in minor units; `elsewhere` is what a result costs at all other stores together. */
export const StoreStandout = Schema.Struct({
  code: StoreCode,
  name: Schema.String,
  campaignId: CampaignId,
  kind: Schema.Literals(["Best", "Worst"]),
  /** Cheaper or dearer than the others beyond chance, or money spent without any result. */
  reason: Schema.Literals(["Cheaper", "Dearer", "NoResults"]),
  results: Schema.Int,
  spend: MinorUnits,
  cost: optional(MinorUnits),
  elsewhere: optional(MinorUnits),
})
export type StoreStandout = typeof StoreStandout.Type

/** How many stores are named as the best, and as the worst. Ours. */
const mostNamed = 5

/**
 * The stores that do surely better or worse than all others together: a result costs a fifth less or more at the least, and chance
 * (5 in 100 over all stores together) cannot explain it. Nothing is said below ten results of all. Ours.
 */
export const standouts = (stores: ReadonlyArray<StoreResult>): ReadonlyArray<StoreStandout> => {
  const all = totalsOf(stores.map(({ totals }) => totals))
  if (all.results < fewestResults) return []
  const z = surenessAmong(stores.length * 2)
  const judged = stores.flatMap(({ code, name, campaignId, totals: { spend, results } }) => {
    const rest = { spend: all.spend - spend, results: all.results - results }
    const own = { spend, results }
    const [cheaper, dearer] = [leastRise(rest, own, z) ?? 0, leastRise(own, rest, z) ?? 0]
    if (Math.max(cheaper, dearer) <= dearerBy) return []
    const isBest = cheaper > dearer
    const [cost, elsewhere] = [costPer(spend, results), costPer(rest.spend, rest.results)]
    const standout: StoreStandout = {
      code,
      name,
      campaignId,
      kind: isBest ? "Best" : "Worst",
      reason: isBest ? "Cheaper" : results === 0 ? "NoResults" : "Dearer",
      results,
      spend,
      ...(cost !== undefined && { cost }),
      ...(elsewhere !== undefined && { elsewhere }),
    }
    return [{ standout, by: Math.max(cheaper, dearer) }]
  })
  const named = (kind: StoreStandout["kind"]) =>
    judged
      .filter(({ standout }) => standout.kind === kind)
      .toSorted((one, other) => other.by - one.by || byText(one.standout.code, other.standout.code))
      .slice(0, mostNamed)
      .map(({ standout }) => standout)
  return [...named("Best"), ...named("Worst")]
}
