import { MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { leastRise } from "../interval.ts"
import { costPer } from "../ratio.ts"
import { dearerBy, fewestResults } from "../verdict.ts"
import { unknownValue } from "./dimension.ts"
import { type PartReading, type PartRow, type PartTable, partTable, RestReason } from "./part-table.ts"

/** Times of day, in hours by the clock of the ad account: from 6, 12, 17 and 22 on. */
export const DaySpan = Schema.Literals(["Morning", "Afternoon", "Evening", "Night"])
export type DaySpan = typeof DaySpan.Type

/** Clicks below which nothing is said of times or places whose results no network tells. Ours. */
export const fewestPartClicks = 100

/**
 * When or where a campaign does best. `Best` costs surely less than the others together, `Level` is what brings most although
 * chance may have made the difference, `Only` has nothing beside it, `TooFew` lacks numbers, and `Untold` was told by no network.
 */
export const BestPart = Schema.Struct({
  dimension: Schema.Literals(["Hour", "Place"]),
  kind: Schema.Literals(["Best", "Level", "Only", "TooFew", "Untold"]),
  /** What is counted: clicks where the network does not tell results by this. */
  measure: Schema.optionalKey(Schema.Literals(["Results", "Clicks"])),
  /** A time of day or a place's name. */
  value: Schema.optionalKey(Schema.String),
  count: Schema.optionalKey(Schema.Int),
  of: Schema.optionalKey(Schema.Int),
  needed: Schema.optionalKey(Schema.Int),
  cost: Schema.optionalKey(MinorUnits),
  costElsewhere: Schema.optionalKey(MinorUnits),
  rest: Schema.optionalKey(RestReason),
})
export type BestPart = typeof BestPart.Type

const spanOf = (hour: number): DaySpan =>
  hour < 6 || hour >= 22 ? "Night" : hour < 12 ? "Morning" : hour < 17 ? "Afternoon" : "Evening"

interface Group {
  readonly value: string
  readonly spend: number
  readonly results: number
}

const groupsOf = ({ dimension, rows }: PartTable, measure: "Results" | "Clicks"): ReadonlyArray<Group> => {
  const named = rows.flatMap(({ value, totals }) =>
    value === undefined || value === unknownValue
      ? []
      : [
          {
            value: dimension === "Hour" ? spanOf(Number(value)) : value,
            spend: totals.spend,
            results: measure === "Results" ? (totals.results ?? 0) : totals.clicks,
          },
        ],
  )
  return [...Map.groupBy(named, ({ value }) => value)].map(([value, own]) => ({
    value,
    spend: own.reduce((sum, { spend }) => sum + spend, 0),
    results: own.reduce((sum, { results }) => sum + results, 0),
  }))
}

const costed = (name: "cost" | "costElsewhere", { spend, results }: Omit<Group, "value">) => {
  const cost = costPer(spend, results)
  return cost === undefined ? {} : { [name]: cost }
}

const hasResultsTold = ({ value, totals }: PartRow): boolean =>
  value === undefined || totals.spend === 0 || totals.costPerResult !== undefined || totals.results === 0

/**
 * When or where a table's ads do best. Fewer than ten results, or a hundred clicks where no results are told, judge nothing;
 * a cost is called lower only beyond chance (95 in 100) and by a fifth. Ours.
 */
export const bestPart = (table: PartTable & { readonly dimension: "Hour" | "Place" }): BestPart => {
  const { dimension, rows } = table
  const measure = rows.every(hasResultsTold) ? "Results" : "Clicks"
  const groups = groupsOf(table, measure)
  const all = groups.reduce(
    (sum, { spend, results }) => ({ spend: sum.spend + spend, results: sum.results + results }),
    {
      spend: 0,
      results: 0,
    },
  )
  const [most] = groups.toSorted((one, other) => other.results - one.results || one.spend - other.spend)
  const rest = rows.find((row) => row.rest !== undefined)?.rest
  if (most === undefined) return { dimension, kind: "Untold", ...(rest !== undefined && { rest }) }
  const needed = measure === "Results" ? fewestResults : fewestPartClicks
  if (all.results < needed) return { dimension, kind: "TooFew", measure, count: all.results, needed }
  const told = (kind: "Best" | "Level" | "Only", group: Group): BestPart => ({
    dimension,
    kind,
    measure,
    value: group.value,
    count: group.results,
    of: all.results,
    ...costed("cost", group),
    ...costed("costElsewhere", { spend: all.spend - group.spend, results: all.results - group.results }),
  })
  if (groups.length === 1) return told("Only", most)
  const leastElsewhere = ({ spend, results }: Group): number =>
    leastRise({ spend: all.spend - spend, results: all.results - results }, { spend, results }) ?? 0
  const [best] = groups.toSorted((one, other) => leastElsewhere(other) - leastElsewhere(one))
  return best !== undefined && leastElsewhere(best) > dearerBy ? told("Best", best) : told("Level", most)
}

/** When and where a reading's ads do best; nothing where no ads ran. */
export const bestParts = (reading: PartReading): ReadonlyArray<BestPart> =>
  (["Hour", "Place"] as const).flatMap((dimension) => {
    const table = partTable(dimension, reading)
    return table.rows.length === 0 ? [] : [bestPart({ ...table, dimension })]
  })
