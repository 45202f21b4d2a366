import { CampaignChannel } from "@domain/campaigns"
import { CampaignId, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { costPer, shareOf } from "../ratio.ts"
import { isDimensionTold, ReportDimension, unknownValue, valuesOfDimension } from "./dimension.ts"
import { fitted, fittedSpend } from "./fitted.ts"
import type { ChannelTotal, PartFigures, PartSum, UnreadPart } from "./metric-part.ts"

/** Figures of a row; `results` are absent where no network told them, and their cost where one of several did not. */
export const PartTotals = Schema.Struct({
  impressions: Schema.Int,
  clicks: Schema.Int,
  spend: MinorUnits,
  results: Schema.optionalKey(Schema.Int),
  costPerResult: Schema.optionalKey(MinorUnits),
  clickThroughRate: Schema.optionalKey(Schema.Number),
  costPerClick: Schema.optionalKey(MinorUnits),
})
export type PartTotals = typeof PartTotals.Type

/**
 * Why a row stands for no value: the network does not tell this (`NotGiven`), some days were not read by it (`NotRead`), the
 * network told less than the whole (`Withheld`), or the row sums values beyond the table's length (`Others`).
 */
export const RestReason = Schema.Literals(["NotGiven", "NotRead", "Withheld", "Others"])
export type RestReason = typeof RestReason.Type

/** A row of a part table: a value, or the rest for a reason. Ads say whose they are. */
export const PartRow = Schema.Struct({
  value: Schema.optionalKey(Schema.String),
  name: Schema.optionalKey(Schema.String),
  campaignId: Schema.optionalKey(CampaignId),
  channel: Schema.optionalKey(CampaignChannel),
  rest: Schema.optionalKey(RestReason),
  totals: PartTotals,
  previous: Schema.optionalKey(PartTotals),
})
export type PartRow = typeof PartRow.Type

/** Parts of a report's totals by one dimension; its rows sum to the totals. */
export const PartTable = Schema.Struct({ dimension: ReportDimension, rows: Schema.Array(PartRow) })
export type PartTable = typeof PartTable.Type

/** What part tables are made from, all of one moment. */
export interface PartReading {
  readonly totals: ReadonlyArray<ChannelTotal>
  readonly parts: ReadonlyArray<PartSum>
  readonly unread: ReadonlyArray<UnreadPart>
}

/** The maximum number of rows with a value in a table. Ours. */
export const mostPartRows = 50

type Head = Omit<PartRow, "totals" | "previous">
type Piece = { readonly head: Head; readonly figures: PartFigures }

const isNothing = ({ impressions, clicks, spend, results = 0 }: PartFigures): boolean =>
  impressions + clicks + spend + results === 0

/** Results that no part of a total without any can have are told even where the network says nothing of them. */
const resultsOf = ({ results }: ChannelTotal, parts: ReadonlyArray<PartSum>): ReadonlyArray<number | undefined> =>
  parts.map((part) => (results === 0 ? 0 : part.results))

const headOf = ({ dimension, value, name, campaignId, channel }: PartSum): Head => ({
  value,
  ...(name !== undefined && { name }),
  ...(dimension === "Ad" && { campaignId, channel }),
})

/** The parts of one campaign on one channel with the rest. */
const piecesOf = (
  dimension: ReportDimension,
  total: ChannelTotal,
  parts: ReadonlyArray<PartSum>,
  isUnread: boolean,
): ReadonlyArray<Piece> => {
  const impressions = fitted(
    total.impressions,
    parts.map((part) => part.impressions),
  )
  const clicks = fitted(
    total.clicks,
    parts.map((part) => part.clicks),
  )
  const spends = parts.map((part) => part.spend)
  const spend = dimension === "Product" ? fitted(total.spend, spends) : fittedSpend(total, spends)
  const told = resultsOf(total, parts)
  const results = fitted(
    total.results,
    told.map((count) => count ?? 0),
  )
  const isTold = isDimensionTold(total.channel, dimension) && (dimension !== "Product" || parts.length > 0)
  const rest: RestReason = isTold ? (isUnread ? "NotRead" : "Withheld") : "NotGiven"
  return [
    ...parts.map((part, index): Piece => {
      const count = told[index] === undefined ? undefined : results.parts[index]
      return {
        head: headOf(part),
        figures: {
          impressions: impressions.parts[index] ?? 0,
          clicks: clicks.parts[index] ?? 0,
          spend: spend.parts[index] ?? 0,
          ...(count !== undefined && { results: count }),
        },
      }
    }),
    {
      head: { rest },
      figures: { impressions: impressions.rest, clicks: clicks.rest, spend: spend.rest, results: results.rest },
    },
  ].filter(({ figures }) => !isNothing(figures))
}

/** Sums figures; a cost per result is told only where all that was paid for has its results told. */
export const partTotalsOf = (figures: ReadonlyArray<PartFigures>): PartTotals => {
  const sum = { impressions: 0, clicks: 0, spend: 0 }
  for (const one of figures) {
    sum.impressions += one.impressions
    sum.clicks += one.clicks
    sum.spend += one.spend
  }
  const told = figures.filter(({ results }) => results !== undefined)
  const results = told.reduce((all, { results: count = 0 }) => all + count, 0)
  const isWhole = figures.every((one) => one.results !== undefined || one.spend === 0)
  const costPerResult = isWhole ? costPer(sum.spend, results) : undefined
  const costPerClick = costPer(sum.spend, sum.clicks)
  const clickThroughRate = shareOf(sum.clicks, sum.impressions)
  return {
    ...sum,
    ...(told.length > 0 && { results }),
    ...(costPerResult !== undefined && { costPerResult }),
    ...(costPerClick !== undefined && { costPerClick }),
    ...(clickThroughRate !== undefined && { clickThroughRate }),
  }
}

/** A difference has no costs: its results and its money may belong to different people. */
const totalsOfRow = ({ rest }: Head, figures: ReadonlyArray<PartFigures>): PartTotals => {
  const totals = partTotalsOf(figures)
  if (rest !== "Withheld" && rest !== "NotRead") return totals
  const { impressions, clicks, spend, results } = totals
  return { impressions, clicks, spend, ...(results !== undefined && { results }) }
}

const keyOf = ({ value, rest }: Head): string => (value === undefined ? `rest ${rest ?? ""}` : `value ${value}`)

const ofChannel = (one: UnreadPart) => `${one.campaignId} ${one.channel}`

const grouped = (dimension: ReportDimension, { totals, parts, unread }: PartReading): Map<string, Array<Piece>> => {
  const own = Map.groupBy(
    parts.filter((part) => part.dimension === dimension),
    ofChannel,
  )
  const unreadOnes = new Set(unread.filter((one) => one.dimension === dimension).map(ofChannel))
  return Map.groupBy(
    totals.flatMap((total) => {
      const channel = ofChannel({ ...total, dimension })
      return piecesOf(dimension, total, own.get(channel) ?? [], unreadOnes.has(channel))
    }),
    ({ head }) => keyOf(head),
  )
}

/** Values of a known order run in it; the others by what they cost, the unknown last. */
const inOrder = (dimension: ReportDimension) => {
  const values = valuesOfDimension[dimension]
  const place = ({ value = "" }: PartRow) => values?.indexOf(value) ?? (value === unknownValue ? 1 : 0)
  return (one: PartRow, other: PartRow) =>
    place(one) - place(other) ||
    other.totals.spend - one.totals.spend ||
    other.totals.impressions - one.totals.impressions ||
    ((one.value ?? "") < (other.value ?? "") ? -1 : 1)
}

const restOrder = RestReason.literals

/**
 * The parts of some totals by a dimension, with the rest that no network tells in rows of its own: the rows sum to the
 * totals. Values are compared with their own former days. Ours.
 */
export const partTable = (dimension: ReportDimension, now: PartReading, former?: PartReading): PartTable => {
  const before = former === undefined ? new Map<string, Array<Piece>>() : grouped(dimension, former)
  const figuresOf = (pieces: ReadonlyArray<Piece>) => pieces.map(({ figures }) => figures)
  const groups = [...grouped(dimension, now)].flatMap(([key, pieces]) => {
    const [first] = pieces
    if (first === undefined) return []
    const compared = before.get(key)
    const row: PartRow = {
      ...first.head,
      totals: totalsOfRow(first.head, figuresOf(pieces)),
      ...(compared !== undefined && { previous: totalsOfRow(first.head, figuresOf(compared)) }),
    }
    return [{ key, row, pieces }]
  })
  const order = inOrder(dimension)
  const valued = groups.filter(({ row }) => row.value !== undefined).toSorted((a, b) => order(a.row, b.row))
  const others = valued.slice(mostPartRows).flatMap(({ pieces }) => figuresOf(pieces))
  const rests = groups
    .filter(({ row }) => row.rest !== undefined)
    .toSorted((a, b) => restOrder.indexOf(a.row.rest ?? "Others") - restOrder.indexOf(b.row.rest ?? "Others"))
  return {
    dimension,
    rows: [
      ...valued.slice(0, mostPartRows).map(({ row }) => row),
      ...(others.length === 0 ? [] : [{ rest: "Others" as const, totals: partTotalsOf(others) }]),
      ...rests.map(({ row }) => row),
    ],
  }
}

/** Whether a table tells any value; where it tells none, only its reasons are worth reading. */
export const tellsValues = ({ rows }: PartTable): boolean => rows.some(({ value }) => value !== undefined)

/** The tables of a report; products have one only where ads showed some. */
export const partTables = (
  dimensions: ReadonlyArray<ReportDimension>,
  now: PartReading,
  former?: PartReading,
): ReadonlyArray<PartTable> =>
  dimensions
    .map((dimension) => partTable(dimension, now, former))
    .filter((table) => table.rows.length > 0 && (table.dimension !== "Product" || tellsValues(table)))
