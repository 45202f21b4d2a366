import type { Context } from "../core/context.ts"
import { asArray, asNumber, asObject, asText, dig, isObject, type Json, type JsonObject } from "../core/json.ts"
import { invalidParameter } from "./graph-error.ts"
import {
  CALL_TO_ACTIONS,
  GEO_KEYS,
  LEGACY_OBJECTIVES,
  OPTIMIZATION_GOALS,
  OUTCOME_OBJECTIVES,
  QUESTION_TYPES,
  SPECIAL_CATEGORIES,
  TARGETING_KEYS,
} from "./graph-enums.ts"
import type { GraphNode, NodeKind } from "./meta-state.ts"

const STATUSES = ["ACTIVE", "PAUSED", "DELETED", "ARCHIVED"]

const oneOf = (name: string, value: Json | undefined, allowed: readonly string[]): void => {
  if (value !== undefined && !allowed.includes(asText(value) ?? "")) {
    throw invalidParameter(`Param ${name} must be one of {${allowed.join(", ")}}`)
  }
}

const onlyKeys = (name: string, value: Json | undefined, allowed: readonly string[]): JsonObject => {
  if (!isObject(value)) throw invalidParameter(`Param ${name} must be an object.`)
  const unknown = Object.keys(value).find((key) => !allowed.includes(key))
  if (unknown !== undefined) throw invalidParameter(`Unexpected key "${unknown}" on param "${name}".`)
  return value
}

const checkBudget = (fields: JsonObject): void => {
  for (const name of ["daily_budget", "lifetime_budget"]) {
    const value = fields[name]
    if (value === undefined) continue
    const amount = asNumber(value)
    if (amount === undefined || !Number.isInteger(amount))
      throw invalidParameter(`Param ${name} must be an integer in minor units.`)
    if (amount < 100) throw invalidParameter(`${name} is too low.`, "Your budget is too low. It must be at least 1.00.")
  }
  if (fields["daily_budget"] !== undefined && fields["lifetime_budget"] !== undefined) {
    throw invalidParameter("You can only set one of daily_budget and lifetime_budget.")
  }
}

const instant = (fields: JsonObject, name: string): number | null => {
  const value = fields[name]
  if (value === undefined || value === null || value === "" || value === 0 || value === "0") return null
  const text = asText(value) ?? ""
  const at = /^\d{9,11}$/.test(text) ? Number(text) * 1000 : Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"))
  if (Number.isNaN(at)) throw invalidParameter(`Param ${name} is not a valid time.`)
  return at
}

/** Milliseconds of a stored time field, or null. */
export const instantOf = instant

const checkTargeting = (value: Json | undefined): void => {
  const targeting = onlyKeys("targeting", value, TARGETING_KEYS)
  const min = asNumber(targeting["age_min"]) ?? 18
  const max = asNumber(targeting["age_max"]) ?? 65
  if (min < 13 || max > 65 || min > max)
    throw invalidParameter("Age targeting is invalid: 13 <= age_min <= age_max <= 65.")
  if (asArray(targeting["genders"]).some((one) => one !== 1 && one !== 2))
    throw invalidParameter("genders must be 1 or 2.")
  const geo = onlyKeys("targeting[geo_locations]", targeting["geo_locations"] ?? null, GEO_KEYS)
  const places = GEO_KEYS.filter((key) => key !== "location_types").flatMap((key) => asArray(geo[key]))
  if (places.length === 0) {
    throw invalidParameter("Invalid parameter", "Please specify at least one location in your targeting.")
  }
  for (const zip of asArray(geo["zips"])) {
    if (!/^[A-Z]{2}:[A-Z0-9 ]{2,8}$/i.test(asText(asObject(zip)["key"]) ?? ""))
      throw invalidParameter("A zip key looks like IN:560038.")
  }
  for (const spot of asArray(geo["custom_locations"])) {
    const { latitude, longitude, radius } = asObject(spot)
    const lat = asNumber(latitude)
    const lon = asNumber(longitude)
    const reach = asNumber(radius)
    const named = asText(asObject(spot)["address_string"]) !== undefined
    const inRange = lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
    if ((!inRange && !named) || reach === undefined || reach <= 0 || reach > 80) {
      throw invalidParameter("A custom location needs latitude, longitude and a radius up to 80.")
    }
  }
  for (const group of asArray(targeting["flexible_spec"])) {
    for (const interest of asArray(asObject(group)["interests"])) {
      if (!/^\d+$/.test(asText(isObject(interest) ? interest["id"] : interest) ?? ""))
        throw invalidParameter("An interest needs a numeric id.")
    }
  }
}

const checkCreative = (context: Context, version: number, fields: JsonObject): void => {
  const story = onlyKeys("object_story_spec", fields["object_story_spec"], [
    "page_id",
    "instagram_actor_id",
    "instagram_user_id",
    "link_data",
    "photo_data",
    "video_data",
    "template_data",
  ])
  const pageId = asText(story["page_id"]) ?? ""
  if (context.state.meta.pages[pageId] === undefined)
    throw invalidParameter("object_story_spec[page_id] is not a page you can use.")
  if (version >= 22 && story["instagram_actor_id"] !== undefined)
    throw invalidParameter("instagram_actor_id was replaced by instagram_user_id.")
  if (story["link_data"] === undefined) return
  const link = onlyKeys("link_data", story["link_data"], [
    "link",
    "message",
    "name",
    "description",
    "caption",
    "image_hash",
    "picture",
    "call_to_action",
    "child_attachments",
    "multi_share_end_card",
    "attachment_style",
    "image_crops",
    "page_welcome_message",
    "event_id",
    "offer_id",
  ])
  if (asText(link["link"]) === undefined) throw invalidParameter("link_data[link] is required.")
  const hash = asText(link["image_hash"])
  if (hash !== undefined && context.state.meta.images[hash] === undefined)
    throw invalidParameter(`Image hash ${hash} was never uploaded.`)
  const action = link["call_to_action"]
  if (action === undefined) return
  oneOf("call_to_action[type]", onlyKeys("call_to_action", action, ["type", "value"])["type"], CALL_TO_ACTIONS)
  const formId = asText(dig(action, ["value", "lead_gen_form_id"]))
  const form = formId === undefined ? undefined : context.state.meta.nodes[formId]
  if (formId !== undefined && (form?.kind !== "leadgen_form" || form.ownerId !== pageId)) {
    throw invalidParameter("lead_gen_form_id is not a form of this page.")
  }
}

const checkForm = (fields: JsonObject): void => {
  const questions = asArray(fields["questions"])
  if (questions.length === 0) throw invalidParameter("A lead form needs at least one question.")
  for (const question of questions) {
    const read = onlyKeys("questions", question, [
      "type",
      "key",
      "label",
      "options",
      "inline_context",
      "id",
      "conditional_questions_choices",
      "dependent_conditional_questions",
    ])
    oneOf("questions[type]", read["type"] ?? "", QUESTION_TYPES)
    if (read["type"] === "CUSTOM" && asText(read["label"]) === undefined)
      throw invalidParameter("A custom question needs a label.")
  }
  const privacy = onlyKeys("privacy_policy", fields["privacy_policy"], ["url", "link_text"])
  if (!/^https?:\/\//.test(asText(privacy["url"]) ?? ""))
    throw invalidParameter("privacy_policy[url] must be a web address.")
}

const nodeOf = (
  context: Context,
  kind: NodeKind,
  id: string | undefined,
  param: string,
  ownerId: string,
): GraphNode => {
  const node = id === undefined ? undefined : context.state.meta.nodes[id]
  if (node?.kind !== kind || node.ownerId !== ownerId || node.fields["status"] === "DELETED")
    throw invalidParameter(`Invalid parameter ${param}: no such ${kind} in this account.`)
  return node
}

/** Checks the fields of a node as they will be stored, on creation and after each change. */
export const checkNode = (
  context: Context,
  version: number,
  kind: NodeKind,
  fields: JsonObject,
  ownerId: string,
): void => {
  oneOf("status", fields["status"], STATUSES)
  if (asText(fields["name"])?.length === 0) throw invalidParameter("The parameter name is required.")
  if (kind === "campaign") {
    oneOf(
      "objective",
      fields["objective"],
      version < 14
        ? LEGACY_OBJECTIVES
        : version < 17
          ? [...LEGACY_OBJECTIVES, ...OUTCOME_OBJECTIVES]
          : OUTCOME_OBJECTIVES,
    )
    const categories = fields["special_ad_categories"]
    if (!Array.isArray(categories)) throw invalidParameter("special_ad_categories must be a list.")
    for (const category of categories) oneOf("special_ad_categories", category, SPECIAL_CATEGORIES)
    checkBudget(fields)
  } else if (kind === "adset") {
    const campaign = nodeOf(context, "campaign", asText(fields["campaign_id"]), "campaign_id", ownerId)
    oneOf("optimization_goal", fields["optimization_goal"], OPTIMIZATION_GOALS)
    oneOf("billing_event", fields["billing_event"], ["IMPRESSIONS", "LINK_CLICKS", "THRUPLAY", "PAGE_LIKES"])
    checkTargeting(fields["targeting"])
    checkBudget(fields)
    const hasOwnBudget = fields["daily_budget"] !== undefined || fields["lifetime_budget"] !== undefined
    const shared = campaign.fields["daily_budget"] !== undefined || campaign.fields["lifetime_budget"] !== undefined
    if (!hasOwnBudget && !shared)
      throw invalidParameter("Invalid parameter", "Set a daily or lifetime budget on the ad set or its campaign.")
    if (hasOwnBudget && shared)
      throw invalidParameter("Invalid parameter", "The campaign has a budget already; the ad set cannot have its own.")
    const end = instant(fields, "end_time")
    const start = instant(fields, "start_time")
    if (fields["lifetime_budget"] !== undefined && end === null)
      throw invalidParameter("end_time is required with lifetime_budget.")
    if (end !== null && end <= (start ?? context.clock.now()))
      throw invalidParameter("end_time must be after start_time and in the future.")
  } else if (kind === "ad") {
    nodeOf(context, "adset", asText(fields["adset_id"]), "adset_id", ownerId)
    const creative = onlyKeys("creative", fields["creative"], ["creative_id"])
    nodeOf(context, "adcreative", asText(creative["creative_id"]), "creative", ownerId)
  } else if (kind === "adcreative") checkCreative(context, version, fields)
  else checkForm(fields)
}
