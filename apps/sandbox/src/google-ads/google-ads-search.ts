import type { Context } from "../core/context.ts"
import { asText, dig, isObject, type Json, type JsonObject } from "../core/json.ts"
import { adMetrics, unitOf } from "../market/book.ts"
import { addDays, dayOf } from "../market/calendar.ts"
import type { DayMetrics } from "../market/simulate.ts"
import { compareValues, meets, parseGaql, queryError, type Condition } from "./gaql.ts"
import { ATTRIBUTES, FROM } from "./gaql-fields.ts"
import { hasField } from "./google-ads-description.ts"
import { baseRows } from "./google-ads-rows.ts"
import { checkSegments, daysOf, segmented } from "./google-ads-parts.ts"
import type { GoogleCustomer } from "./google-ads-state.ts"

const camel = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const pathOf = (field: string): string[] => field.split(".").map(camel)

/** Counts what an account measures: calls only while it reports them, and conversions never, since it has no conversion action. */
const metricsOf = (
  context: Context,
  customer: GoogleCustomer,
  rows: readonly DayMetrics[],
  share: number,
): JsonObject => {
  const sum = (read: (row: DayMetrics) => number): number =>
    Math.floor(rows.reduce((total, row) => total + read(row), 0) * share)
  const impressions = sum((row) => row.impressions)
  const clicks = sum((row) => row.clicks)
  const cost = sum((row) => row.spendMinor) * 10_000
  const reported = customer.callReporting === true ? share : 0
  const calls = Math.floor(
    rows.reduce((total, row) => total + (unitOf(context, row.adId)?.goal === "calls" ? row.results : 0), 0) * reported,
  )
  return {
    impressions: String(impressions),
    clicks: String(clicks),
    interactions: String(clicks),
    costMicros: String(cost),
    conversions: 0,
    allConversions: 0,
    phoneCalls: String(calls),
    phoneImpressions: String(calls > 0 ? impressions : 0),
    ...(impressions === 0 ? {} : { ctr: clicks / impressions }),
    ...(clicks === 0 ? {} : { averageCpc: cost / clicks }),
  }
}

const dateCondition = (today: string, condition: Condition): Condition => {
  if (condition.operator !== "DURING") return condition
  const spans: Readonly<Record<string, readonly [number, number]>> = {
    TODAY: [0, 0],
    YESTERDAY: [-1, -1],
    LAST_7_DAYS: [-7, -1],
    LAST_14_DAYS: [-14, -1],
    LAST_30_DAYS: [-30, -1],
  }
  const name = (condition.values[0] ?? "").toUpperCase()
  if (name === "THIS_MONTH") return { ...condition, operator: "BETWEEN", values: [`${today.slice(0, 8)}01`, today] }
  const span = spans[name]
  if (span === undefined)
    throw queryError("INVALID_VALUE_WITH_DURING_OPERATOR", `Invalid date range literal '${name}'.`)
  return { ...condition, operator: "BETWEEN", values: [addDays(today, span[0]), addDays(today, span[1])] }
}

const textAt = (row: JsonObject, field: string): string | undefined => asText(dig(row, pathOf(field)))

const put = (target: JsonObject, path: readonly string[], value: Json): void => {
  const [first = "", ...rest] = path
  if (rest.length === 0) target[first] = value
  else {
    const child = target[first]
    const inner: JsonObject = isObject(child) ? child : {}
    target[first] = inner
    put(inner, rest, value)
  }
}

/** Answers a GAQL query for one customer: rows carrying only the selected fields. */
export const searchRows = (
  context: Context,
  version: number,
  customer: GoogleCustomer,
  source: string,
): { rows: JsonObject[]; fieldMask: string } => {
  const query = parseGaql(source)
  if (!FROM.includes(query.from))
    throw queryError(
      "BAD_RESOURCE_TYPE_IN_FROM_CLAUSE",
      `Error in FROM clause: '${query.from}' is not a valid resource.`,
    )
  for (const field of [
    ...query.select,
    ...query.where.map((one) => one.field),
    ...query.orderBy.map((one) => one.field),
  ]) {
    const [head = "", ...rest] = field.split(".")
    if (ATTRIBUTES[head]?.includes(rest.join(".")) !== true || !hasField(version, field))
      throw queryError("UNRECOGNIZED_FIELD", `Error in query: unrecognized field '${field}'.`)
  }
  const today = dayOf(context.clock.now(), customer.timeZone)
  const byDate = query.where.filter((one) => one.field === "segments.date").map((one) => dateCondition(today, one))
  const others = query.where.filter((one) => one.field !== "segments.date")
  checkSegments(query)
  const byDay = query.select.includes("segments.date")
  const segments = query.select.filter((field) => field.startsWith("segments.") && field !== "segments.date")
  const measured =
    byDay || [...query.select, ...others.map((one) => one.field)].some((field) => field.startsWith("metrics."))
  const [figures = [], facts = []] = [true, false].map((isFigure) =>
    others.filter((one) => one.field.startsWith("metrics.") === isFigure),
  )
  // Before the figures are worked out: a query asks for one campaign of many, over and over.
  const wanted = baseRows(context, customer, query.from).filter(({ row }) =>
    facts.every((condition) => meets(condition, textAt(row, condition.field))),
  )
  const expanded = wanted
    .flatMap((base) => {
      const own = segmented(context, segments, base.ads[0]?.resourceName)
      return own.map(({ shown, parts }) => ({ ...base, shown, parts: [...(base.parts ?? []), ...parts] }))
    })
    .flatMap(({ row, ads, share, shown, parts }) => {
      if (!measured) return [row]
      const whole = ads
        .flatMap((ad) => adMetrics(context, ad.resourceName))
        .filter((one) => byDate.every((condition) => meets(condition, one.day)))
      const days = daysOf(context, whole, parts)
      if (!byDay) {
        const metrics = metricsOf(context, customer, days, share)
        // Google tells of no search that the ad was not shown for.
        return query.from === "search_term_view" && metrics["impressions"] === "0"
          ? []
          : [{ ...row, segments: shown, metrics }]
      }
      const dates = [...new Set(days.map((one) => one.day))].toSorted()
      return dates
        .map((date) => ({
          ...row,
          segments: { ...shown, date },
          metrics: metricsOf(
            context,
            customer,
            days.filter((one) => one.day === date),
            share,
          ),
        }))
        .filter(({ metrics }) => [metrics["impressions"], metrics["costMicros"]].some((figure) => figure !== "0"))
    })
  const matching = expanded.filter((row) =>
    figures.every((condition) => meets(condition, textAt(row, condition.field))),
  )
  const sorted = matching.toSorted((left, right) => {
    for (const { field, descending } of query.orderBy) {
      const difference = compareValues(textAt(left, field) ?? "", textAt(right, field) ?? "")
      if (difference !== 0) return descending ? -difference : difference
    }
    return 0
  })
  const rows = sorted.slice(0, query.limit ?? undefined).map((row) => {
    const shown: JsonObject = {}
    const always = query.from === "customer" || query.from === "keyword_view" ? [] : [`${query.from}.resource_name`]
    for (const field of [...always, ...query.select]) {
      const value = dig(row, pathOf(field))
      if (value !== undefined && value !== null) put(shown, pathOf(field), value)
    }
    return shown
  })
  return { rows, fieldMask: query.select.map((field) => pathOf(field).join(".")).join(",") }
}
