import crmFacts from "@tools/provider-facts/meta-crm-events.json" with { type: "json" }
import facts from "@tools/provider-facts/meta-server-events.json" with { type: "json" }
import { asArray, asNumber, asObject, asText, isObject, parseJson, type Json, type JsonObject } from "../core/json.ts"
import { GraphError } from "./graph-error.ts"

const DAY = 86_400

/** Limits of server events. Meta's guide "Using the API": events of a request, and days between an event and its telling. */
const MOST = { events: 1_000, days: 7, offlineDays: 62 }

const words = (text: string): readonly string[] => text.split(" ")
const [EVENT, USER_DATA, ACTION_SOURCES] = [words(facts.event), words(facts.userData), words(facts.actionSources)]

/** What is told by its hash alone. Meta's reference "Customer Information Parameters". */
const HASHED = ["em", "ph", "fn", "ln", "ge", "db", "ct", "st", "zp", "country"]
/** What is too broad to find somebody by, whatever it is joined with. Meta's guide "Best Practices", baseline for matching. */
const BROAD = ["ct", "country", "st", "zp", "ge", "db", "fn", "ln", "client_user_agent"]
const CURRENCIES = new Set(Intl.supportedValuesOf("currency"))

/** Why a server event is wrong: the subcode of Meta's error reference and its words. */
const wrong = (subcode: number, title: string, message: string): GraphError =>
  new GraphError(100, "(#100) Invalid parameter", { subcode, userTitle: title, userMessage: message })
const invalid = (message: string): GraphError => wrong(2_804_019, "Invalid Server Event Parameter", message)

const textsOf = (value: Json | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).map((one) => asText(one) ?? "")

const checkUserData = (value: Json | undefined, isOfWebsite: boolean): void => {
  if (!isObject(value)) throw wrong(2_804_009, "Missing User Data", "user_data is required for every server event.")
  const unknown = Object.keys(value).find((name) => !USER_DATA.includes(name))
  if (unknown !== undefined) throw invalid(`user_data[${unknown}] is not a customer information parameter.`)
  const plain = HASHED.find(
    (name) => value[name] !== undefined && !textsOf(value[name]).every((text) => /^[0-9a-f]{64}$/.test(text)),
  )
  if (plain !== undefined) throw invalid(`user_data[${plain}] must be hashed with SHA-256.`)
  if (value["fbc"] !== undefined && !/^fb\.\d\.\d{10,13}\.[\w-]+$/.test(asText(value["fbc"]) ?? ""))
    throw invalid("user_data[fbc] must be of the form fb.1.<time>.<fbclid>.")
  if (value["fbp"] !== undefined && !/^fb\.\d\.\d{10,13}\.\d+$/.test(asText(value["fbp"]) ?? ""))
    throw invalid("user_data[fbp] must be of the form fb.1.<time>.<number>.")
  if (isOfWebsite && (asText(value["client_user_agent"]) ?? "") === "")
    throw invalid("user_data[client_user_agent] is required for events of websites.")
  const finding = Object.keys(value).filter((name) => !BROAD.includes(name))
  if (!finding.some((name) => textsOf(value[name]).some((text) => text !== "")))
    throw wrong(
      2_804_050,
      "Insufficient Customer Information Parameters",
      "You haven't added sufficient customer information parameter data for this event.",
    )
}

const checkTime = (value: Json | undefined, isOffline: boolean, nowMs: number): void => {
  const at = asNumber(value)
  const now = Math.floor(nowMs / 1_000)
  if (at === undefined || !Number.isInteger(at)) throw invalid("event_time must be a Unix timestamp in seconds.")
  if (at > now + 60)
    throw wrong(2_804_004, "Event Timestamp In Future", "The timestamp for this event is in the future.")
  if (at < now - (isOffline ? MOST.offlineDays : MOST.days) * DAY)
    throw wrong(
      2_804_003,
      "Event Timestamp Too Old",
      "The timestamp for this event is too far in the past. Events need to be sent within 7 days of when they occurred.",
    )
}

const checkCustomData = (name: string, value: Json | undefined): void => {
  const { value: worth, currency } = asObject(value)
  if (worth !== undefined && typeof worth !== "number") throw invalid("custom_data[value] must be a number.")
  if ((currency !== undefined || worth !== undefined) && !CURRENCIES.has(asText(currency) ?? ""))
    throw invalid("custom_data[currency] must be a currency of ISO 4217.")
  if (name === "Purchase" && worth !== undefined && currency === undefined)
    throw invalid("A Purchase with a value needs its currency.")
}

/** What Meta asks of events of a business's own system, by its guide on leads. */
const checkCrm = (event: JsonObject): void => {
  const custom = asObject(event["custom_data"])
  const leadId = asObject(event["user_data"])["lead_id"]
  const [least, most] = [Math.min(...crmFacts.leadIdDigits), Math.max(...crmFacts.leadIdDigits)]
  const digits = /^\d+$/.test(asText(leadId) ?? "") ? (asText(leadId) ?? "").length : 0
  if (leadId !== undefined && (digits < least || digits > most))
    throw invalid(`user_data[lead_id] must be a lead's number of ${least} to ${most} digits.`)
  if (custom["event_source"] === undefined && custom["lead_event_source"] === undefined) return
  if (custom["event_source"] !== crmFacts.eventSource) throw invalid("custom_data[event_source] must be crm.")
  if ((asText(custom["lead_event_source"]) ?? "") === "")
    throw invalid("custom_data[lead_event_source] must name the system that the leads are in.")
  if (asText(event["action_source"]) !== crmFacts.actionSource)
    throw invalid(`action_source must be ${crmFacts.actionSource} for events of a CRM.`)
}

/** A server event as it came, checked by Meta's guides and its library; throws at the first thing that is wrong. */
const checkEvent = (event: JsonObject, nowMs: number): void => {
  const unknown = Object.keys(event).find((name) => !EVENT.includes(name))
  if (unknown !== undefined) throw invalid(`${unknown} is not a parameter of server events.`)
  const name = asText(event["event_name"]) ?? ""
  if (name === "") throw invalid("event_name is required.")
  const source = asText(event["action_source"]) ?? ""
  if (!ACTION_SOURCES.includes(source)) throw invalid(`action_source must be one of ${ACTION_SOURCES.join(", ")}.`)
  const isOfWebsite = source === "website"
  if (isOfWebsite && !/^https?:\/\//.test(asText(event["event_source_url"]) ?? ""))
    throw invalid("event_source_url is required for events of websites.")
  if (event["opt_out"] !== undefined && typeof event["opt_out"] !== "boolean")
    throw invalid("opt_out must be true or false.")
  checkTime(event["event_time"], source === "physical_store", nowMs)
  checkUserData(event["user_data"], isOfWebsite)
  checkCustomData(name, event["custom_data"])
  checkCrm(event)
}

/** The events of a call. One that is wrong has Meta take none of them. */
export const eventsIn = (value: Json | undefined, nowMs: number): JsonObject[] => {
  const events = asArray(value).map((one) => (typeof one === "string" ? parseJson(one) : one))
  if (events.length === 0) throw invalid("data must be a list of server events.")
  if (events.length > MOST.events) throw invalid(`data has more than ${MOST.events} events.`)
  return events.map((event) => {
    if (!isObject(event)) throw invalid("A server event must be an object.")
    checkEvent(event, nowMs)
    return event
  })
}
