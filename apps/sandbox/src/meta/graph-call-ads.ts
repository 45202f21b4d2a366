import { regionFacts } from "@domain/kernel"
import { asArray, asNumber, asObject, asText, dig, type Json, type JsonObject } from "../core/json.ts"
import { invalidParameter } from "./graph-error.ts"
import { linkDataOf } from "./meta-nodes.ts"
import type { GraphNode } from "./meta-state.ts"

/** Goals that only a page can be promoted for. */
const PAGE_GOALS = ["CONVERSATIONS", "LEAD_GENERATION", "QUALITY_CALL", "QUALITY_LEAD", "REPLIES"]

const dialCodes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(regionFacts).map(([country, { dialCode }]) => [country, dialCode]),
)

/** The countries that an audience names; places given by their position alone name none. */
const countriesIn = (targeting: Json | undefined): readonly string[] => {
  const geo = asObject(dig(targeting, ["geo_locations"]))
  const zips = asArray(geo["zips"]).map((zip) => (asText(asObject(zip)["key"]) ?? "").slice(0, 2).toUpperCase())
  return [...asArray(geo["countries"]).map((one) => asText(one) ?? ""), ...zips]
}

/** What the goal of an ad set needs. Calls: the destination PHONE_CALL, a page, and adults (Meta's guide "Call Ads"). */
export const checkGoal = (fields: JsonObject): void => {
  const goal = asText(fields["optimization_goal"]) ?? ""
  const destination = asText(fields["destination_type"])
  const isCall = destination === "PHONE_CALL"
  if (goal === "QUALITY_CALL" && !isCall)
    throw invalidParameter("Invalid parameter", "Optimising for calls needs the destination type PHONE_CALL.")
  if ((isCall || PAGE_GOALS.includes(goal)) && asText(dig(fields["promoted_object"], ["page_id"])) === undefined)
    throw invalidParameter("Invalid parameter", "Choose the Page to promote: promoted_object[page_id] is missing.")
  if (isCall && (asNumber(dig(fields["targeting"], ["age_min"])) ?? 18) < 18)
    throw invalidParameter("Invalid parameter", "Call ads are for people of 18 and over.")
}

const buttonOf = (creative: GraphNode): { readonly type: string; readonly link: string } => {
  const action = linkDataOf(creative)["call_to_action"]
  return { type: asText(dig(action, ["type"])) ?? "", link: asText(dig(action, ["value", "link"])) ?? "" }
}

/** A button that calls dials a number. */
export const checkButton = (action: Json | undefined): void => {
  const type = asText(dig(action, ["type"])) ?? ""
  const link = asText(dig(action, ["value", "link"])) ?? ""
  if (["CALL", "CALL_NOW"].includes(type) && !/^tel:\+\d{7,15}$/.test(link))
    throw invalidParameter("Invalid parameter", "A call button needs a phone number such as tel:+914012345678.")
}

/** An ad of a call ad set calls a number of the audience's own country. */
export const checkCallAd = (adset: GraphNode, creative: GraphNode): void => {
  if (adset.fields["destination_type"] !== "PHONE_CALL") return
  if (linkDataOf(creative)["child_attachments"] !== undefined)
    throw invalidParameter("Invalid parameter", "Call ads have a picture or a video, not a carousel.")
  const { type, link } = buttonOf(creative)
  if (type !== "CALL_NOW")
    throw invalidParameter("Invalid parameter", "Ads of this ad set need the call to action CALL_NOW.")
  const codes = countriesIn(adset.fields["targeting"]).flatMap((country) => dialCodes[country] ?? [])
  if (codes.length > 0 && !codes.some((code) => link.startsWith(`tel:+${code}`)))
    throw invalidParameter("Invalid parameter", "The phone number must be of the same country as the audience.")
}
