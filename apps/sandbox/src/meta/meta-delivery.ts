import type { Context } from "../core/context.ts"
import { asArray, asNumber, asObject, asText, dig, type Json } from "../core/json.ts"
import { dayCount, dayOf } from "../market/calendar.ts"
import type { WantedDelivery } from "../market/delivery.ts"
import type { Goal } from "../market/network-economy.ts"
import { deliveryFactor, versionLift } from "../market/over-delivery.ts"
import { instant } from "./graph-instant.ts"
import { spansOfAdSet } from "./graph-schedule.ts"
import { creativeOf, effectiveStatus, linkDataOf } from "./meta-nodes.ts"
import type { GraphNode } from "./meta-state.ts"
import { studyOf } from "./meta-studies.ts"

const COUNTRY_CURRENCY: Readonly<Record<string, string>> = {
  IN: "INR",
  GB: "GBP",
  US: "USD",
  IL: "ILS",
  AE: "AED",
  AU: "AUD",
}

/** The country an ad set aims at, from its places; India unless it says otherwise. */
export const countryOf = (targeting: Json | undefined): string => {
  const geo = asObject(dig(targeting, ["geo_locations"]))
  const country = asText(asArray(geo["countries"])[0])
  if (country !== undefined) return country
  const zip = asText(asObject(asArray(geo["zips"])[0])["key"])
  if (zip !== undefined) return zip.slice(0, 2).toUpperCase()
  const spot = asObject(asArray(geo["custom_locations"])[0])
  const latitude = asNumber(spot["latitude"])
  const longitude = asNumber(spot["longitude"])
  if (latitude !== undefined && longitude !== undefined) {
    if (latitude > 49 && latitude < 61 && longitude > -9 && longitude < 2.5) return "GB"
    if (latitude > 29 && latitude < 34 && longitude > 34 && longitude < 36) return "IL"
  }
  const key = asText(asObject(asArray(geo["cities"])[0])["key"]) ?? asText(asObject(asArray(geo["regions"])[0])["key"])
  return key?.startsWith("26") === true || key?.startsWith("82") === true ? "GB" : "IN"
}

export const goalOf = (context: Context, adset: GraphNode, ad: GraphNode | undefined): Goal => {
  const goal = asText(adset.fields["optimization_goal"]) ?? ""
  const action =
    ad === undefined ? undefined : asText(dig(linkDataOf(creativeOf(context, ad)), ["call_to_action", "type"]))
  if (goal === "LEAD_GENERATION" || goal === "QUALITY_LEAD") return "leads"
  if (goal === "QUALITY_CALL" || action === "CALL_NOW" || action === "CALL") return "calls"
  return goal === "CONVERSATIONS" || goal === "REPLIES" ? "messages" : "traffic"
}

/** What Meta's budgets should be serving now: one entry per ad set, or per campaign when it owns the budget. */
export const wantedMeta = (context: Context): WantedDelivery[] => {
  const { nodes, accounts } = context.state.meta
  const of = Map.groupBy(Object.values(nodes), (node) => node.kind)
  const adsets = of.get("adset") ?? []
  const adsOf = Map.groupBy(of.get("ad") ?? [], (ad) => asText(ad.fields["adset_id"]) ?? "")
  const groups = new Map<string, { owner: GraphNode; adsets: GraphNode[] }>()
  for (const adset of adsets) {
    const campaign = nodes[asText(adset.fields["campaign_id"]) ?? ""]
    const shared =
      campaign !== undefined && (campaign.fields["daily_budget"] ?? campaign.fields["lifetime_budget"]) !== undefined
    const owner = shared ? campaign : adset
    const group = groups.get(owner.id) ?? { owner, adsets: [] }
    group.adsets.push(adset)
    groups.set(owner.id, group)
  }
  return [...groups.values()].map(({ owner, adsets: members }): WantedDelivery => {
    const ads = members.flatMap(({ id }) => adsOf.get(id) ?? [])
    const serving = ads.filter((ad) => effectiveStatus(context, ad) === "ACTIVE")
    const [first] = members
    const study = first === undefined ? undefined : studyOf(context, first.id)
    const campaign = first === undefined ? undefined : nodes[asText(first.fields["campaign_id"]) ?? ""]
    const factor = deliveryFactor(context, "meta", asText(campaign?.fields["name"]) ?? "")
    const timing =
      owner.kind === "campaign" && first !== undefined ? { ...first.fields, ...owner.fields } : owner.fields
    const timeZone = accounts[owner.ownerId]?.timeZone ?? "UTC"
    const country = countryOf(first?.fields["targeting"])
    const startMs = instant(timing, "start_time")
    const endMs = instant(timing, "end_time") ?? instant(timing, "stop_time")
    const lifetime = asNumber(owner.fields["lifetime_budget"]) ?? null
    const from = Math.max(startMs ?? 0, owner.createdMs)
    const days = endMs === null ? 30 : Math.max(1, dayCount(dayOf(from, timeZone), dayOf(endMs - 1, timeZone)))
    return {
      id: `meta/${owner.id}`,
      network: "meta",
      goal: first === undefined ? "traffic" : goalOf(context, first, ads[0]),
      currency: COUNTRY_CURRENCY[country] ?? accounts[owner.ownerId]?.currency ?? "USD",
      timeZone,
      capMinor: lifetime === null ? null : factor * lifetime,
      dailyMinor:
        factor * (lifetime === null ? (asNumber(owner.fields["daily_budget"]) ?? 0) : Math.floor(lifetime / days)),
      adIds: serving.map((ad) => ad.id),
      ...(study !== undefined &&
        first !== undefined && {
          quality: study.id,
          lift: versionLift(context, asText(first.fields["name"]) ?? ""),
        }),
      startMs,
      endMs,
      hours: first === undefined ? null : spansOfAdSet(first.fields),
    }
  })
}
