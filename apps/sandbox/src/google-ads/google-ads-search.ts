import type { Context } from "../core/context.ts"
import { asObject, asText, dig, isObject, type Json, type JsonObject } from "../core/json.ts"
import { seeded } from "../core/random.ts"
import { adMetrics, unitOf } from "../market/book.ts"
import { addDays, dayOf } from "../market/calendar.ts"
import type { DayMetrics } from "../market/simulate.ts"
import { compareValues, meets, parseGaql, queryError, type Condition } from "./gaql.ts"
import { byCollection, campaignOfAd, isServing } from "./google-ads-delivery.ts"
import type { GoogleCustomer, Resource } from "./google-ads-state.ts"

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  customer: [
    "id",
    "resource_name",
    "descriptive_name",
    "currency_code",
    "time_zone",
    "manager",
    "status",
    "test_account",
  ],
  customer_client: [
    "id",
    "client_customer",
    "descriptive_name",
    "currency_code",
    "time_zone",
    "manager",
    "level",
    "status",
  ],
  campaign: [
    "id",
    "resource_name",
    "name",
    "status",
    "serving_status",
    "primary_status",
    "advertising_channel_type",
    "campaign_budget",
    "start_date",
    "end_date",
    "start_date_time",
    "end_date_time",
    "bidding_strategy_type",
    "contains_eu_political_advertising",
  ],
  campaign_budget: [
    "id",
    "resource_name",
    "name",
    "amount_micros",
    "total_amount_micros",
    "status",
    "delivery_method",
    "explicitly_shared",
  ],
  ad_group: ["id", "resource_name", "name", "status", "campaign", "type", "cpc_bid_micros"],
  ad_group_ad: [
    "resource_name",
    "status",
    "ad_group",
    "primary_status",
    "ad.id",
    "ad.type",
    "ad.name",
    "ad.resource_name",
    "ad.final_urls",
    "ad.responsive_search_ad.headlines",
    "ad.responsive_search_ad.descriptions",
    "ad.responsive_search_ad.path1",
    "ad.responsive_search_ad.path2",
    "policy_summary.approval_status",
    "policy_summary.review_status",
    "policy_summary.policy_topic_entries",
  ],
  ad_group_criterion: [
    "criterion_id",
    "resource_name",
    "status",
    "ad_group",
    "type",
    "negative",
    "keyword.text",
    "keyword.match_type",
    "cpc_bid_micros",
    "approval_status",
  ],
  campaign_criterion: [
    "criterion_id",
    "resource_name",
    "status",
    "campaign",
    "type",
    "negative",
    "location.geo_target_constant",
    "language.language_constant",
    "proximity.radius",
    "proximity.radius_units",
    "proximity.geo_point.latitude_in_micro_degrees",
    "proximity.geo_point.longitude_in_micro_degrees",
  ],
  keyword_view: ["resource_name"],
  metrics: [
    "impressions",
    "clicks",
    "cost_micros",
    "ctr",
    "average_cpc",
    "conversions",
    "all_conversions",
    "interactions",
    "phone_calls",
    "phone_impressions",
    "cost_per_conversion",
  ],
  segments: ["date"],
}
const FROM = [
  "customer",
  "customer_client",
  "campaign",
  "campaign_budget",
  "ad_group",
  "ad_group_ad",
  "ad_group_criterion",
  "campaign_criterion",
  "keyword_view",
]

const camel = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const pathOf = (field: string): string[] => field.split(".").map(camel)

type Base = { readonly row: JsonObject; readonly ads: readonly Resource[]; readonly share: number }

const show = (context: Context, one: Resource | undefined): JsonObject => {
  if (one === undefined) return {}
  const base: JsonObject = { ...one.fields, resourceName: one.resourceName }
  if (one.collection === "campaigns") {
    const enabled = one.fields["status"] === "ENABLED"
    const ads = byCollection(context, "adGroupAds").filter((ad) => campaignOfAd(context, ad) === one)
    const serving = ads.some((ad) => isServing(context, ad))
    return {
      ...base,
      id: one.id,
      biddingStrategyType: one.fields["targetSpend"] === undefined ? "MANUAL_CPC" : "TARGET_SPEND",
      servingStatus: enabled ? "SERVING" : "SUSPENDED",
      primaryStatus: !enabled ? "PAUSED" : serving ? "ELIGIBLE" : "PENDING",
    }
  }
  if (one.collection === "adGroupAds") {
    const review = one.review ?? { state: "pending", reason: null }
    const rejected = review.state === "rejected"
    return {
      ...base,
      ad: {
        ...asObject(one.fields["ad"]),
        id: one.id,
        type: "RESPONSIVE_SEARCH_AD",
        resourceName: `customers/${one.customerId}/ads/${one.id}`,
      },
      primaryStatus: rejected ? "NOT_ELIGIBLE" : review.state === "approved" ? "ELIGIBLE" : "PENDING",
      policySummary: {
        approvalStatus: rejected ? "DISAPPROVED" : review.state === "approved" ? "APPROVED" : "UNKNOWN",
        reviewStatus: review.state === "pending" ? "REVIEW_IN_PROGRESS" : "REVIEWED",
        policyTopicEntries: rejected ? [{ topic: review.reason ?? "EDITORIAL", type: "PROHIBITED" }] : [],
      },
    }
  }
  const isCriterion = one.collection === "adGroupCriteria" || one.collection === "campaignCriteria"
  const type =
    ["keyword", "proximity", "location", "language", "adSchedule", "ageRange", "gender", "device"].find(
      (name) => one.fields[name] !== undefined,
    ) ?? "unknown"
  return isCriterion
    ? {
        ...base,
        criterionId: one.id,
        type: type.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
        approvalStatus: "APPROVED",
      }
    : { ...base, id: one.id }
}

const showCustomer = (one: GoogleCustomer): JsonObject => ({
  resourceName: `customers/${one.id}`,
  id: one.id,
  descriptiveName: one.name,
  currencyCode: one.currency,
  timeZone: one.timeZone,
  manager: one.manager,
  status: "ENABLED",
  testAccount: true,
})

const baseRows = (context: Context, customer: GoogleCustomer, from: string): Base[] => {
  const { resources, customers } = context.state.googleAds
  const mine = (one: Resource): boolean => one.customerId === customer.id
  const get = (name: Json | undefined): Resource | undefined => resources[asText(name) ?? ""]
  const ads = byCollection(context, "adGroupAds").filter(mine)
  const head = { customer: showCustomer(customer) }
  const campaignPart = (campaign: Resource | undefined): JsonObject => ({
    ...head,
    campaign: show(context, campaign),
    campaignBudget: show(context, get(campaign?.fields["campaignBudget"])),
  })
  const groupPart = (group: Resource | undefined): JsonObject => ({
    ...campaignPart(get(group?.fields["campaign"])),
    adGroup: show(context, group),
  })
  switch (from) {
    case "customer":
      return [{ row: head, ads, share: 1 }]
    case "customer_client":
      return Object.values(customers)
        .filter((one) => customer.manager || one === customer)
        .map((one) => ({
          row: {
            ...head,
            customerClient: {
              ...showCustomer(one),
              clientCustomer: `customers/${one.id}`,
              level: one.manager ? "0" : "1",
            },
          },
          ads: [],
          share: 1,
        }))
    case "campaign":
      return byCollection(context, "campaigns")
        .filter(mine)
        .map((one) => ({
          row: campaignPart(one),
          ads: ads.filter((ad) => campaignOfAd(context, ad) === one),
          share: 1,
        }))
    case "campaign_budget":
      return byCollection(context, "campaignBudgets")
        .filter(mine)
        .map((one) => ({
          row: { ...head, campaignBudget: show(context, one) },
          ads: ads.filter((ad) => campaignOfAd(context, ad)?.fields["campaignBudget"] === one.resourceName),
          share: 1,
        }))
    case "ad_group":
      return byCollection(context, "adGroups")
        .filter(mine)
        .map((one) => ({
          row: groupPart(one),
          ads: ads.filter((ad) => ad.fields["adGroup"] === one.resourceName),
          share: 1,
        }))
    case "ad_group_ad":
      return ads.map((one) => ({
        row: { ...groupPart(get(one.fields["adGroup"])), adGroupAd: show(context, one) },
        ads: [one],
        share: 1,
      }))
    case "campaign_criterion":
      return byCollection(context, "campaignCriteria")
        .filter(mine)
        .map((one) => ({
          row: { ...campaignPart(get(one.fields["campaign"])), campaignCriterion: show(context, one) },
          ads: [],
          share: 1,
        }))
    default: {
      const keywords = byCollection(context, "adGroupCriteria").filter(
        (one) =>
          mine(one) &&
          (from !== "keyword_view" || (one.fields["keyword"] !== undefined && one.fields["negative"] !== true)),
      )
      const weight = (one: Resource): number => 0.2 + seeded(one.resourceName)()
      return keywords.map((one) => {
        const siblings = keywords.filter((other) => other.fields["adGroup"] === one.fields["adGroup"])
        const row = {
          ...groupPart(get(one.fields["adGroup"])),
          adGroupCriterion: show(context, one),
          keywordView: { resourceName: one.resourceName.replace("adGroupCriteria", "keywordViews") },
        }
        return {
          row,
          ads: ads.filter((ad) => ad.fields["adGroup"] === one.fields["adGroup"]),
          share: weight(one) / siblings.reduce((sum, other) => sum + weight(other), 0),
        }
      })
    }
  }
}

const metricsOf = (context: Context, rows: readonly DayMetrics[], share: number): JsonObject => {
  const sum = (read: (row: DayMetrics) => number): number =>
    Math.floor(rows.reduce((total, row) => total + read(row), 0) * share)
  const impressions = sum((row) => row.impressions)
  const clicks = sum((row) => row.clicks)
  const cost = sum((row) => row.spendMinor) * 10_000
  const results = sum((row) => row.results)
  const calls = Math.floor(
    rows.reduce((total, row) => total + (unitOf(context, row.adId)?.goal === "calls" ? row.results : 0), 0) * share,
  )
  return {
    impressions: String(impressions),
    clicks: String(clicks),
    interactions: String(clicks),
    costMicros: String(cost),
    conversions: results,
    allConversions: results,
    phoneCalls: String(calls),
    phoneImpressions: String(calls > 0 ? impressions : 0),
    ...(impressions === 0 ? {} : { ctr: clicks / impressions }),
    ...(clicks === 0 ? {} : { averageCpc: cost / clicks }),
    ...(results === 0 ? {} : { costPerConversion: cost / results }),
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
    if (ATTRIBUTES[head]?.includes(rest.join(".")) !== true)
      throw queryError("UNRECOGNIZED_FIELD", `Error in query: unrecognized field '${field}'.`)
  }
  const today = dayOf(context.clock.now(), customer.timeZone)
  const byDate = query.where.filter((one) => one.field === "segments.date").map((one) => dateCondition(today, one))
  const others = query.where.filter((one) => one.field !== "segments.date")
  const segmented = query.select.includes("segments.date")
  const measured =
    segmented || [...query.select, ...others.map((one) => one.field)].some((field) => field.startsWith("metrics."))
  const expanded = baseRows(context, customer, query.from).flatMap(({ row, ads, share }) => {
    if (!measured) return [row]
    const days = ads
      .flatMap((ad) => adMetrics(context, ad.resourceName))
      .filter((one) => byDate.every((condition) => meets(condition, one.day)))
    if (!segmented) return [{ ...row, metrics: metricsOf(context, days, share) }]
    const dates = [...new Set(days.map((one) => one.day))].toSorted()
    return dates
      .map((date) => ({
        ...row,
        segments: { date },
        metrics: metricsOf(
          context,
          days.filter((one) => one.day === date),
          share,
        ),
      }))
      .filter((one) => one.metrics["impressions"] !== "0")
  })
  const kept = expanded.filter((row) => others.every((condition) => meets(condition, textAt(row, condition.field))))
  const sorted = kept.toSorted((left, right) => {
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
