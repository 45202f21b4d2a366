import { createHash } from "node:crypto"
import websiteFacts from "@tools/provider-facts/meta-website-audiences.json" with { type: "json" }
import type { Context } from "../core/context.ts"
import { asArray, asNumber, asObject, asText, isObject, type Json, type JsonObject, parseJson } from "../core/json.ts"
import { invalidParameter } from "./graph-error.ts"
import type { CustomAudience, DatasetEvent } from "./meta-state.ts"

const DAY_SECONDS = 86_400
const words = (text: string): readonly string[] => text.split(" ")
const [FIELDS, OPERATORS, EVENT_OPERATORS] = [
  words(websiteFacts.fields),
  words(websiteFacts.operators),
  words(websiteFacts.eventOperators),
]

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(-24)

/** By what the person of an event may be known again: details, browser and click each alone, the address with the browser's kind. */
export const personKeys = (user: JsonObject): string[] => {
  const texts = (name: string) =>
    asArray(user[name])
      .concat(user[name] ?? [])
      .flatMap((one) => asText(one) ?? [])
  const alone = ["em", "ph", "lead_id", "fbp", "fbc"].flatMap((name) => texts(name).map((text) => `${name} ${text}`))
  const [address, browser] = [asText(user["client_ip_address"]), asText(user["client_user_agent"])]
  return [...alone, ...(address === undefined ? [] : [`${address} ${browser ?? ""}`])].map(hashOf)
}

const unknownKey = (value: JsonObject, known: string): string | undefined =>
  Object.keys(value).find((key) => !words(known).includes(key))

const wrong = (why: string) => invalidParameter(`Invalid rule JSON format: ${why}`)

const checkFilter = (value: Json): void => {
  const { field, operator, value: wanted } = asObject(value)
  const [name, comparison] = [asText(field) ?? "", asText(operator) ?? ""]
  if (!FIELDS.includes(name)) throw wrong(`no field ${name}.`)
  if (!(name === "event" ? EVENT_OPERATORS : OPERATORS).includes(comparison))
    throw wrong(`the operator ${comparison} is not supported for ${name}.`)
  if ((asText(wanted) ?? "") === "") throw wrong("a filter needs a value.")
}

const checkRule = (context: Context, account: string, value: Json): void => {
  if (!isObject(value) || unknownKey(value, websiteFacts.oneRule) !== undefined) throw wrong("a rule has other keys.")
  const sources = asArray(value["event_sources"]).map(asObject)
  if (sources.length === 0) throw wrong("event_sources is required.")
  for (const { id, type } of sources) {
    const dataset = context.state.meta.datasets?.[asText(id) ?? ""]
    if (asText(type) !== "pixel" || dataset?.sharedWith.includes(account) !== true)
      throw invalidParameter("The ad account has no such pixel.")
  }
  const seconds = asNumber(value["retention_seconds"]) ?? 0
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > websiteFacts.mostDays * DAY_SECONDS)
    throw wrong(`retention_seconds is from 1 second to ${websiteFacts.mostDays} days.`)
  const filter = asObject(value["filter"])
  const filters = asArray(filter["filters"])
  if (!words(websiteFacts.booleans).includes(asText(filter["operator"]) ?? "")) throw wrong("a filter is and, or.")
  if (filters.length === 0 || filters.length > websiteFacts.mostFilters) throw wrong("filter is required.")
  for (const one of filters) checkFilter(one)
}

const rulesOf = (value: Json | undefined): readonly Json[] => asArray(asObject(value)["rules"])

/** Refuses a website audience that Meta's guide "Audience Rules" does not allow. */
export const checkWebsiteAudience = (context: Context, params: JsonObject, account: string): void => {
  if (params["subtype"] !== undefined) throw invalidParameter("subtype is not supported for audiences of websites.")
  if (params["customer_file_source"] !== undefined)
    throw invalidParameter("customer_file_source is of customer files alone.")
  const rule = parseJson(asText(params["rule"]) ?? "")
  if (!isObject(rule) || unknownKey(rule, websiteFacts.rule) !== undefined)
    throw wrong("it has inclusions, exclusions.")
  const included = rulesOf(rule["inclusions"])
  const all = [...included, ...rulesOf(rule["exclusions"])]
  if (included.length === 0) throw wrong("inclusions is required.")
  if (all.length > websiteFacts.mostRules) throw wrong(`at most ${websiteFacts.mostRules} rules.`)
  for (const set of [rule["inclusions"], rule["exclusions"]].filter((one) => one !== undefined))
    if (unknownKey(asObject(set), websiteFacts.ruleSet) !== undefined) throw wrong("a rule set has other keys.")
  for (const one of all) checkRule(context, account, one)
}

const compared: Readonly<Record<string, (seen: string, wanted: string) => boolean>> = {
  "=": (seen, wanted) => seen === wanted,
  eq: (seen, wanted) => seen === wanted,
  neq: (seen, wanted) => seen !== wanted,
  contains: (seen, wanted) => seen.includes(wanted),
  not_contains: (seen, wanted) => !seen.includes(wanted),
  starts_with: (seen, wanted) => seen.startsWith(wanted),
  i_contains: (seen, wanted) => seen.toLowerCase().includes(wanted.toLowerCase()),
  i_not_contains: (seen, wanted) => !seen.toLowerCase().includes(wanted.toLowerCase()),
  i_starts_with: (seen, wanted) => seen.toLowerCase().startsWith(wanted.toLowerCase()),
  regex_match: (seen, wanted) => new RegExp(wanted, "u").test(seen),
}

const fits = (event: DatasetEvent, filter: Json): boolean => {
  const { field, operator, value } = asObject(filter)
  const seen = asText(field) === "event" ? event.name : event.page
  return compared[asText(operator) ?? ""]?.(seen, asText(value) ?? "") ?? false
}

/** Events that a rule set counts, told before a moment. */
const eventsOf = (context: Context, set: Json | undefined, beforeMs: number): DatasetEvent[] =>
  rulesOf(set).flatMap((rule) => {
    const { event_sources, retention_seconds, filter } = asObject(rule)
    const since = context.clock.now() - (asNumber(retention_seconds) ?? 0) * 1_000
    const { operator, filters } = asObject(filter)
    const all = asArray(event_sources).flatMap(
      (source) => context.state.meta.datasets?.[asText(asObject(source)["id"]) ?? ""]?.events ?? [],
    )
    return all.filter((event) => {
      const at = Date.parse(event.at)
      const one = (each: Json) => fits(event, each)
      const isRight = operator === "or" ? asArray(filters).some(one) : asArray(filters).every(one)
      return isRight && event.isCounted && event.test === undefined && at >= since && at <= beforeMs
    })
  })

/** The visitors of a website audience, each once, by the events that were told before a moment. */
export const visitorsIn = (context: Context, { fields }: CustomAudience, beforeMs: number): string[] => {
  const rule = asObject(parseJson(asText(fields["rule"]) ?? ""))
  const out = new Set(eventsOf(context, rule["exclusions"], beforeMs).flatMap(({ keys = [] }) => keys))
  const people = new Set<string>()
  for (const { keys = [] } of eventsOf(context, rule["inclusions"], beforeMs)) {
    const [first] = keys
    if (first !== undefined && !keys.some((key) => out.has(key))) people.add(first)
  }
  return [...people]
}
