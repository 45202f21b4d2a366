import type { Context } from "../core/context.ts"
import { asObject, asText, type Json, type JsonObject } from "../core/json.ts"
import { adMetrics } from "../market/book.ts"
import { addDays, dayOf, daysBetween } from "../market/calendar.ts"
import type { DayMetrics } from "../market/simulate.ts"
import { breakdownsOf, brokenDown, tellsAction } from "./meta-breakdowns.ts"
import { fieldsOf, parametersOf } from "./graph-description.ts"
import { GraphError, invalidParameter } from "./graph-error.ts"
import { checkGraphParams, parseFields, selectFields, showGraphPage, type GraphRequest } from "./graph-request.ts"
import { goalOf } from "./meta-delivery.ts"
import { productsOfAd } from "./meta-catalogs.ts"
import { type ProductPart, productParts } from "./meta-product-insights.ts"
import { adsUnder, parentOf } from "./meta-nodes.ts"
import type { AdAccount, GraphNode } from "./meta-state.ts"

const PAGING = ["fields", "limit", "after", "before"]
const DEFAULTS = ["account_id", "impressions", "spend", "date_start", "date_stop"]

const rangeOf = (
  context: Context,
  request: GraphRequest,
  timeZone: string,
  createdMs: number,
): { since: string; until: string } => {
  const today = dayOf(context.clock.now(), timeZone)
  const range = request.params["time_range"]
  if (range !== undefined) {
    const since = asText(asObject(range)["since"]) ?? ""
    const until = asText(asObject(range)["until"]) ?? ""
    if (!/^\d{4}-\d\d-\d\d$/.test(since) || !/^\d{4}-\d\d-\d\d$/.test(until))
      throw invalidParameter("time_range needs since and until as YYYY-MM-DD.")
    if (since > until) throw invalidParameter("time_range: since is after until.")
    return { since, until }
  }
  const forever = { since: dayOf(createdMs, timeZone), until: today }
  const presets: Readonly<Record<string, { since: string; until: string }>> = {
    today: { since: today, until: today },
    yesterday: { since: addDays(today, -1), until: addDays(today, -1) },
    last_3d: { since: addDays(today, -3), until: addDays(today, -1) },
    last_7d: { since: addDays(today, -7), until: addDays(today, -1) },
    last_14d: { since: addDays(today, -14), until: addDays(today, -1) },
    last_28d: { since: addDays(today, -28), until: addDays(today, -1) },
    last_30d: { since: addDays(today, -30), until: addDays(today, -1) },
    last_90d: { since: addDays(today, -90), until: addDays(today, -1) },
    this_month: { since: `${today.slice(0, 8)}01`, until: today },
    ...(request.version < 10 ? { lifetime: forever } : { maximum: forever }),
  }
  const period = presets[asText(request.params["date_preset"]) ?? "last_30d"]
  if (period === undefined) throw invalidParameter(`date_preset must be one of {${Object.keys(presets).join(", ")}}`)
  return period
}

type Totals = { impressions: number; reach: number; clicks: number; spendMinor: number; results: Map<string, number> }

const ACTIONS = {
  leads: "lead",
  calls: "click_to_call_call_confirm",
  messages: "onsite_conversion.messaging_conversation_started_7d",
  traffic: "landing_page_view",
} as const

type AdDays = { readonly goal: keyof typeof ACTIONS; readonly days: readonly DayMetrics[] }

const daysOf = (context: Context, ad: GraphNode): AdDays => {
  const adset = parentOf(context, ad)
  return {
    goal: adset === undefined ? "traffic" : goalOf(context, adset, ad),
    days: adMetrics(context, ad.id),
  }
}

const addUp = (ads: readonly AdDays[], keep: (row: DayMetrics) => boolean): Totals => {
  const totals: Totals = { impressions: 0, reach: 0, clicks: 0, spendMinor: 0, results: new Map() }
  for (const { goal, days } of ads) {
    for (const row of days.filter(keep)) {
      totals.impressions += row.impressions
      totals.reach += row.reach
      totals.clicks += row.clicks
      totals.spendMinor += row.spendMinor
      const results = goal === "traffic" ? Math.floor(row.clicks * 0.8) : row.results
      totals.results.set(ACTIONS[goal], (totals.results.get(ACTIONS[goal]) ?? 0) + results)
    }
  }
  return totals
}

/** The parts of the products that the ads show, one a product, of all days that are kept. */
const partsOf = (
  context: Context,
  ads: readonly { readonly ad: GraphNode; readonly days: AdDays }[],
  keep: (row: DayMetrics) => boolean,
): readonly ProductPart[] => {
  const parts = new Map<string, ProductPart>()
  for (const { ad, days } of ads) {
    const products = productsOfAd(context, ad)
    for (const day of days.days.filter(keep)) {
      for (const part of productParts(products, day.day, day)) {
        const known = parts.get(part.code)
        const add = (name: "impressions" | "clicks" | "spendMinor" | "bought" | "boughtMinor") =>
          (known?.[name] ?? 0) + part[name]
        parts.set(part.code, {
          ...part,
          impressions: add("impressions"),
          clicks: add("clicks"),
          spendMinor: add("spendMinor"),
          bought: add("bought"),
          boughtMinor: add("boughtMinor"),
        })
      }
    }
  }
  return [...parts.values()]
}

/** What was bought outside Meta is told by product, whatever the rows stand for. */
const boughtIn = (parts: readonly ProductPart[]): JsonObject => {
  const told = (value: (part: ProductPart) => string): Json[] =>
    parts
      .filter(({ bought }) => bought > 0)
      .map((part) => ({
        action_type: "offsite_conversion.fb_pixel_purchase",
        action_converted_product_id: part.code,
        value: value(part),
      }))
  const quantities = told(({ bought }) => String(bought))
  if (quantities.length === 0) return {}
  return {
    converted_product_quantity: quantities,
    converted_product_value: told(({ boughtMinor }) => money(boughtMinor)),
  }
}

const money = (minor: number): string => (minor / 100).toFixed(2)
const ratio = (top: number, bottom: number, digits = 6): string | null =>
  bottom === 0 ? null : (top / bottom).toFixed(digits)

const row = (totals: Totals, names: JsonObject, since: string, until: string): JsonObject => {
  const counted = [["link_click", totals.clicks] as const, ...totals.results].filter(([, value]) => value > 0)
  return {
    ...names,
    date_start: since,
    date_stop: until,
    impressions: String(totals.impressions),
    reach: String(totals.reach),
    frequency: ratio(totals.impressions, totals.reach),
    clicks: String(totals.clicks),
    unique_clicks: String(totals.clicks),
    inline_link_clicks: String(totals.clicks),
    spend: money(totals.spendMinor),
    ctr: ratio(totals.clicks * 100, totals.impressions),
    cpc: ratio(totals.spendMinor / 100, totals.clicks),
    cpm: ratio(totals.spendMinor * 10, totals.impressions),
    cpp: ratio(totals.spendMinor * 10, totals.reach),
    ...(counted.length === 0
      ? {}
      : { actions: counted.map(([type, value]) => ({ action_type: type, value: String(value) })) }),
    ...(counted.length === 0
      ? {}
      : {
          cost_per_action_type: counted.map(([type, value]) => ({
            action_type: type,
            value: (totals.spendMinor / 100 / value).toFixed(6),
          })),
        }),
  }
}

const namesOf = (context: Context, account: AdAccount, node: GraphNode | undefined): JsonObject => {
  const names: JsonObject = { account_id: account.id, account_name: account.name, account_currency: account.currency }
  for (let at = node; at !== undefined; at = parentOf(context, at)) {
    names[`${at.kind}_id`] = at.id
    names[`${at.kind}_name`] = at.fields["name"] ?? ""
    if (at.kind === "campaign") names["objective"] = at.fields["objective"] ?? null
    if (at.kind === "adset") names["optimization_goal"] = at.fields["optimization_goal"] ?? null
  }
  return names
}

/** Answers an insights call for an account, campaign, ad set or ad; days without impressions are left out. */
export const insights = (
  context: Context,
  request: GraphRequest,
  account: AdAccount,
  node: GraphNode | undefined,
): JsonObject => {
  const { types } = parametersOf(request.version, "Campaign GET insights")
  checkGraphParams(request.params, [...types.keys(), ...PAGING])
  const breakdowns = breakdownsOf(request)
  const byProduct = breakdowns.includes("product_id")
  const ownLevel = node?.kind ?? "account"
  const level = asText(request.params["level"]) ?? ownLevel
  if (!["account", "campaign", "adset", "ad"].includes(level))
    throw invalidParameter("level must be one of {ad, adset, campaign, account}")
  const all = Object.values(context.state.meta.nodes).filter((one) => one.ownerId === account.id)
  const beneath =
    node === undefined
      ? all
      : [
          node,
          ...all.filter(
            (one) => parentOf(context, one) === node || parentOf(context, parentOf(context, one) ?? node) === node,
          ),
        ]
  const groups =
    level === "account" ? [undefined] : level === ownLevel ? [node] : beneath.filter((one) => one.kind === level)
  const created = node?.createdMs ?? Math.min(context.clock.now(), ...all.map((one) => one.createdMs))
  const { since, until } = rangeOf(context, request, account.timeZone, created)
  const increment = request.params["time_increment"] ?? "all_days"
  const step = increment === "all_days" ? Infinity : Number(increment)
  if (Number.isNaN(step) || step < 1)
    throw new GraphError(100, "(#100) time_increment must be a number of days, monthly or all_days")
  const days = daysBetween(since, until)
  const periods =
    step === Infinity
      ? [days]
      : Array.from({ length: Math.ceil(days.length / step) }, (_, index) =>
          days.slice(index * step, (index + 1) * step),
        )
  const rows = groups.flatMap((group) => {
    const counted = group === undefined ? all.filter((one) => one.kind === "ad") : adsUnder(context, group)
    const own = counted.map((ad) => ({ ad, days: daysOf(context, ad) }))
    const ads = own.map(({ days: adDays }) => adDays)
    return periods.flatMap((period) => {
      const firstDay = period[0] ?? since
      const last = period.at(-1) ?? until
      const within = (one: DayMetrics): boolean => one.day >= firstDay && one.day <= last
      const totals = addUp(ads, within)
      if (totals.impressions === 0) return []
      const names = namesOf(context, account, group)
      if (breakdowns.length > 0 && !byProduct)
        return brokenDown(
          context,
          breakdowns,
          ads.map((ad) => ({ ...ad, days: ad.days.filter(within) })),
        ).flatMap(({ columns, ads: parted }) => {
          const part = addUp(parted, () => true)
          for (const type of part.results.keys()) if (!tellsAction(breakdowns, type)) part.results.delete(type)
          return part.impressions + part.clicks + part.spendMinor === 0
            ? []
            : [{ ...row(part, names, firstDay, last), ...columns }]
        })
      const parts = partsOf(context, own, within)
      if (!byProduct) return [{ ...row(totals, names, firstDay, last), ...boughtIn(parts) }]
      return parts
        .filter(({ impressions }) => impressions > 0)
        .map((part) => ({
          ...row({ ...part, reach: part.impressions, results: new Map() }, names, firstDay, last),
          product_id: `${part.code}, ${part.title}`,
        }))
    })
  })
  const selection = parseFields(request.params["fields"])
  const readable = [...fieldsOf(request.version, "AdsInsights").keys()]
  const shown = rows.map((one) => ({
    ...selectFields(one, selection, "AdsInsights", readable, DEFAULTS),
    date_start: one["date_start"] ?? null,
    date_stop: one["date_stop"] ?? null,
    ...Object.fromEntries(breakdowns.flatMap((name) => (one[name] === undefined ? [] : [[name, one[name] ?? null]]))),
  }))
  if (rows.length === 0) selectFields({}, selection, "AdsInsights", readable, DEFAULTS)
  return showGraphPage(shown, request, context.origin())
}
