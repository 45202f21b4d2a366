import type { Context } from "../core/context.ts"
import { asNumber, asText, dig, type Json } from "../core/json.ts"
import { startOfDay } from "../market/calendar.ts"
import { spansOfCriteria } from "./ad-schedule.ts"
import type { WantedDelivery } from "../market/delivery.ts"
import { deliveryFactor } from "../market/over-delivery.ts"
import type { Collection, Resource } from "./google-ads-state.ts"

export const byCollection = (context: Context, collection: Collection): Resource[] =>
  Object.values(context.state.googleAds.resources).filter((one) => one.collection === collection)

const resource = (context: Context, name: Json | undefined): Resource | undefined =>
  context.state.googleAds.resources[asText(name) ?? ""]

const enabled = (one: Resource | undefined): boolean => one?.fields["status"] === "ENABLED"

export const campaignOfAd = (context: Context, ad: Resource): Resource | undefined =>
  resource(context, resource(context, ad.fields["adGroup"])?.fields["campaign"])

/** True when an ad, its group and its campaign are enabled and its review is passed. */
export const isServing = (context: Context, ad: Resource): boolean =>
  enabled(ad) &&
  enabled(resource(context, ad.fields["adGroup"])) &&
  enabled(campaignOfAd(context, ad)) &&
  ad.review?.state === "approved"

const countryOf = (criteria: readonly Resource[]): string | undefined => {
  for (const criterion of criteria) {
    if (criterion.fields["negative"] === true) continue
    const constant = asText(dig(criterion.fields["location"], ["geoTargetConstant"]))?.split("/")[1]
    if (constant !== undefined)
      return constant === "2826" || constant.startsWith("1006") || constant.startsWith("9041") ? "GB" : "IN"
    const latitude = asNumber(dig(criterion.fields["proximity"], ["geoPoint", "latitudeInMicroDegrees"]))
    const longitude = asNumber(dig(criterion.fields["proximity"], ["geoPoint", "longitudeInMicroDegrees"]))
    if (latitude !== undefined && longitude !== undefined)
      return latitude > 49e6 && longitude < 2.5e6 && longitude > -9e6 ? "GB" : "IN"
  }
  return undefined
}

const instant = (value: Json | undefined, timeZone: string, endOfDay: boolean): number | null => {
  const match = (asText(value) ?? "").match(/^(\d{4}-\d\d-\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/)
  if (match === null) return null
  const [, day = "", hours, minutes = "0", seconds = "0"] = match
  const start = startOfDay(day, timeZone)
  if (hours === undefined) return endOfDay ? start + 86_400_000 : start
  return start + Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000
}

/** What Google's budgets should be serving now: one entry per campaign budget. */
export const wantedGoogle = (context: Context): WantedDelivery[] => {
  const of = Map.groupBy(Object.values(context.state.googleAds.resources), (one) => one.collection)
  const grouped = (collection: Collection, parent: (one: Resource) => string | undefined) => {
    const groups = Map.groupBy(of.get(collection) ?? [], parent)
    return (name: string): readonly Resource[] => groups.get(name) ?? []
  }
  const campaignsOf = grouped("campaigns", (one) => asText(one.fields["campaignBudget"]))
  const adsOf = grouped("adGroupAds", (ad) => campaignOfAd(context, ad)?.resourceName)
  const criteriaOf = grouped("campaignCriteria", (one) =>
    one.fields["status"] === "REMOVED" ? undefined : asText(one.fields["campaign"]),
  )
  const assetsOf = grouped("campaignAssets", (one) => asText(one.fields["campaign"]))
  return (of.get("campaignBudgets") ?? []).map((budget): WantedDelivery => {
    const customer = context.state.googleAds.customers[budget.customerId]
    const campaigns = campaignsOf(budget.resourceName)
    const names = campaigns.map((one) => one.resourceName)
    const serving = names.flatMap(adsOf).filter((ad) => isServing(context, ad))
    const [first] = campaigns
    const country = first === undefined ? undefined : countryOf(criteriaOf(first.resourceName))
    const timeZone = customer?.timeZone ?? "UTC"
    const calls = names
      .flatMap(assetsOf)
      .some((one) => one.fields["fieldType"] === "CALL" && one.fields["status"] === "ENABLED")
    const isDisplay = first?.fields["advertisingChannelType"] === "DISPLAY"
    const total = asNumber(budget.fields["totalAmountMicros"])
    const factor = deliveryFactor(context, "googleAds", asText(first?.fields["name"]) ?? "")
    return {
      id: `google/${budget.resourceName}`,
      network: "google",
      goal: isDisplay ? "traffic" : calls ? "calls" : "leads",
      isDisplay,
      currency: country === "GB" ? "GBP" : country === "IN" ? "INR" : (customer?.currency ?? "USD"),
      timeZone,
      capMinor: total === undefined ? null : factor * Math.floor(total / 10_000),
      dailyMinor: factor * Math.floor((asNumber(budget.fields["amountMicros"]) ?? 0) / 10_000),
      adIds: serving.map((ad) => ad.resourceName),
      hours: first === undefined ? null : spansOfCriteria(criteriaOf(first.resourceName)),
      startMs: instant(first?.fields["startDateTime"], timeZone, false),
      endMs: instant(first?.fields["endDateTime"], timeZone, true),
    }
  })
}
