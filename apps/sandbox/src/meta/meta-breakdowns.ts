import type { Context } from "../core/context.ts"
import { asText, type JsonObject } from "../core/json.ts"
import { type PartName, partsOfDay } from "../market/parts.ts"
import type { DayMetrics } from "../market/simulate.ts"
import { parametersOf, valuesOf } from "./graph-description.ts"
import { GraphError, invalidParameter } from "./graph-error.ts"
import type { GraphRequest } from "./graph-request.ts"

const HOURLY = "hourly_stats_aggregated_by_advertiser_time_zone"

/**
 * The breakdowns that may be asked together, from developers.facebook.com, "Insights API Breakdowns" of 2026-05-08, as far as
 * the sandbox knows their figures. A device stands beside a platform alone.
 */
const COMBINATIONS: readonly (readonly string[])[] = [
  ["age"],
  ["gender"],
  ["age", "gender"],
  ["region"],
  [HOURLY],
  ["publisher_platform"],
  ["publisher_platform", "impression_device"],
  ["product_id"],
]

/** No action outside Meta is told by these breakdowns. */
const WITHOUT_OUTER_ACTIONS = new Set(["region", HOURLY])
const OUTER_ACTIONS = /^(?:offsite_|landing_page_view$)/

const PARTS: Readonly<Record<string, PartName>> = {
  age: "age",
  gender: "gender",
  region: "region",
  [HOURLY]: "hour",
  publisher_platform: "platform",
  impression_device: "device",
}

/** The breakdowns of a request; unknown names and combinations that Meta does not store are refused. */
export const breakdownsOf = (request: GraphRequest): readonly string[] => {
  const wanted = request.params["breakdowns"]
  if (wanted === undefined) return []
  const names = Array.isArray(wanted) ? wanted.map((one) => asText(one) ?? "") : (asText(wanted) ?? "").split(",")
  const type = parametersOf(request.version, "Campaign GET insights").types.get("breakdowns") ?? ""
  const known = valuesOf(request.version, type.replaceAll(/list<|>/g, "")) ?? []
  const unknown = names.findIndex((name) => !known.includes(name))
  if (unknown >= 0)
    throw new GraphError(100, `(#100) breakdowns[${unknown}] must be one of the following values: ${known.join(", ")}`)
  const sorted = names.toSorted().join()
  if (!COMBINATIONS.some((one) => one.toSorted().join() === sorted))
    throw new GraphError(
      100,
      `(#100) Current combination of data breakdown columns (action_type, ${names.join(", ")}) is invalid`,
    )
  const fields = (asText(request.params["fields"]) ?? "").split(",")
  if (names.includes(HOURLY) && fields.some((field) => /^(?:reach|frequency|unique_)/.test(field)))
    throw invalidParameter("Hourly breakdowns do not support unique fields.")
  return names
}

const written = (name: string, value: string): string => {
  if (name !== HOURLY) return value
  const hour = value.padStart(2, "0")
  return `${hour}:00:00 - ${hour}:59:59`
}

/** Days of several ads by the values of the breakdowns. */
export const brokenDown = <Ad extends { readonly days: readonly DayMetrics[] }>(
  context: Context,
  names: readonly string[],
  ads: readonly Ad[],
): readonly { readonly columns: JsonObject; readonly ads: readonly Ad[] }[] => {
  const groups = new Map<string, { readonly columns: JsonObject; readonly ads: Ad[] }>()
  for (const ad of ads) {
    let parts = ad.days.map((day) => ({ columns: {} as JsonObject, day }))
    for (const name of names)
      parts = parts.flatMap(({ columns, day }) =>
        partsOfDay(context, day, PARTS[name] ?? "age").map((part) => ({
          columns: { ...columns, [name]: written(name, part.value) },
          day: part.day,
        })),
      )
    for (const [key, own] of Map.groupBy(parts, ({ columns }) => JSON.stringify(columns))) {
      const group = groups.get(key) ?? { columns: own[0]?.columns ?? {}, ads: [] }
      group.ads.push({ ...ad, days: own.map(({ day }) => day) })
      groups.set(key, group)
    }
  }
  return [...groups.values()]
}

/** Whether a row with these breakdowns tells of an action. */
export const tellsAction = (names: readonly string[], type: string): boolean =>
  !names.some((name) => WITHOUT_OUTER_ACTIONS.has(name)) || !OUTER_ACTIONS.test(type)
