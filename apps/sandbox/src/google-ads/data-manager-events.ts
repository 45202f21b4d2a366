import type { ConversionReport } from "../ad-network.ts"
import type { Context } from "../core/context.ts"
import { asArray, asNumber, asObject, asText, isObject, type Json, type JsonObject } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { DataManagerError, refusal, type Violation } from "./data-manager-error.ts"
import { checkRequest, customerOf, identityOf } from "./data-manager-people.ts"
import type { IngestedEvent } from "./google-ads-state.ts"

const DAY = 86_400_000
/** Limits of events. google/ads/datamanager/v1/ingestion_service.proto; the longest window of a conversion action. */
const MOST = { events: 2_000, days: 90, transaction: 512 }
/** How long Google works on a request, and how many events and requests the room remembers. */
const WORKED_ON = 3_600_000
const REMEMBERED = { events: 5_000, requests: 500 }
const CURRENCIES = new Set(Intl.supportedValuesOf("currency"))
/** Beginnings of clicks that no ad had. */
const UNKNOWN_CLICK = /^unknown/

/** The conversion action that a destination names; it must take uploads. */
const actionOf = (context: Context, destination: Json): string => {
  const id = asText(asObject(destination)["productDestinationId"]) ?? ""
  const name = `customers/${customerOf(context, destination)}/conversionActions/${id}`
  const action = context.state.googleAds.resources[name]
  if (action?.fields["status"] !== "ENABLED" || action.fields["type"] !== "UPLOAD_CLICKS")
    throw refusal("INVALID_DESTINATION", "The conversion action of this destination is not valid.")
  return name
}

const clickOf = (event: JsonObject): string => {
  const { gclid, gbraid, wbraid } = asObject(event["adIdentifiers"])
  return asText(gclid ?? gbraid ?? wbraid) ?? ""
}

/** What is wrong with an event: the field, the reason and its words. */
const faultOf = (
  event: JsonObject,
  now: number,
): readonly [field: string, reason: string, message: string] | undefined => {
  const at = Date.parse(asText(event["eventTimestamp"]) ?? "")
  if (Number.isNaN(at)) return ["event_timestamp", "REQUIRED_FIELD_MISSING", "Required field is missing."]
  if (at > now + 60_000 || at < now - MOST.days * DAY)
    return ["event_timestamp", "EVENT_TIME_INVALID", "Event did not occur within the acceptable time window."]
  if (event["eventSource"] === undefined)
    return ["event_source", "REQUIRED_FIELD_MISSING", "Required field is missing."]
  const { gclid, gbraid, wbraid } = asObject(event["adIdentifiers"])
  if ([gclid, gbraid, wbraid].filter((one) => one !== undefined).length > 1)
    return ["ad_identifiers", "INVALID_EVENT", "An event has one identifier of a click."]
  const hasPerson = asArray(asObject(event["userData"])["userIdentifiers"]).length > 0
  if (clickOf(event) === "" && !hasPerson)
    return ["user_data", "NO_IDENTIFIERS_PROVIDED", "Events data contains no user identifiers or ad identifiers."]
  if ((asText(event["transactionId"]) ?? "").length > MOST.transaction)
    return ["transaction_id", "FIELD_VALUE_TOO_LONG", "Length of the field value is too long."]
  const { conversionValue, currency } = event
  if ((currency !== undefined || conversionValue !== undefined) && !CURRENCIES.has(asText(currency) ?? ""))
    return ["currency", "INVALID_CURRENCY_CODE", "Currency code is not valid."]
  if (conversionValue !== undefined && (asNumber(conversionValue) ?? -1) < 0)
    return ["conversion_value", "INVALID_NUMBER_FORMAT", "Invalid number format."]
  if (!hasPerson) return undefined
  try {
    identityOf(event)
    return undefined
  } catch (error) {
    if (!(error instanceof DataManagerError)) throw error
    return ["user_data.user_identifiers", error.reason, error.message]
  }
}

const checkEvents = (events: readonly JsonObject[], now: number): void => {
  const violations = events.flatMap((event, index): Violation[] => {
    const fault = faultOf(event, now)
    if (fault === undefined) return []
    const [field, reason, description] = fault
    return [{ field: `events.events[${index}].${field}`, description, reason }]
  })
  const [first] = violations
  if (first !== undefined)
    throw new DataManagerError(first.reason, first.description, 400, "INVALID_ARGUMENT", violations)
}

const shown = (action: string, event: JsonObject): IngestedEvent => {
  const { conversionValue, currency } = event
  return {
    action,
    id: asText(event["transactionId"]) ?? randomId(12),
    at: asText(event["eventTimestamp"]) ?? "",
    worth: conversionValue === undefined ? "" : `${asText(conversionValue) ?? ""} ${asText(currency) ?? ""}`,
    click: clickOf(event),
    isKnown: event["userData"] !== undefined,
  }
}

/** Every conversion that was taken, as the control room shows it. */
export const conversionsOf = ({ state: { googleAds } }: Context): ConversionReport[] =>
  (googleAds.events ?? []).map(({ action, id, at, worth, click, isKnown }) => {
    const fields = googleAds.resources[action]?.fields
    return {
      network: "google",
      place: asText(fields?.["name"]) ?? action,
      name: asText(fields?.["category"]) ?? "",
      id,
      at,
      worth,
      notes: [...(click === "" ? [] : ["has a click"]), ...(isKnown ? ["tells of a person"] : [])],
    }
  })

/** Terms of enhanced conversions, which somebody of the account accepts by hand. */
const checkTerms = (context: Context): void => {
  const isOff = context.failures
    .list()
    .some(({ provider, kind, path }) => provider === "googleAds" && kind === "decline" && path === "events")
  if (!isOff) return
  context.failures.take("googleAds", "decline", "POST", "events")
  throw refusal(
    "DESTINATION_ACCOUNT_ENHANCED_CONVERSIONS_TERMS_NOT_SIGNED",
    "The destination account hasn't agreed to the terms for enhanced conversions.",
  )
}

/**
 * What an action has, with the worth that a later event of the same transaction tells: it replaces the former, and the conversion
 * counts once. Data Manager API, "Conversion adjustments".
 */
const adjusted = (before: readonly IngestedEvent[], told: readonly IngestedEvent[]): readonly IngestedEvent[] =>
  before.map((one) => {
    const later = told.findLast(({ action, id }) => action === one.action && id === one.id)
    return later === undefined || later.worth === "" ? one : { ...one, worth: later.worth }
  })

/** Takes events; a transaction that an action has is not taken twice, which the request's status says. */
export const ingestEvents = (context: Context, body: JsonObject): JsonObject => {
  checkRequest("IngestEventsRequest", body)
  const events = asArray(body["events"]).filter(isObject)
  const [destination, ...others] = asArray(body["destinations"])
  if (destination === undefined || events.length === 0)
    throw refusal("REQUIRED_FIELD_MISSING", "destinations and events are required.")
  if (others.length > 0) throw refusal("INVALID_DESTINATION", "Requests with one destination are known here.")
  if (events.length > MOST.events)
    throw refusal("TOO_MANY_EVENTS", `At most ${MOST.events} events are allowed per request.`)
  if (body["encoding"] !== "HEX" && events.some((event) => event["userData"] !== undefined))
    throw refusal("INVALID_ENUM_VALUE", "encoding must be HEX here.")
  const action = actionOf(context, destination)
  checkTerms(context)
  const now = context.clock.now()
  checkEvents(events, now)
  const requestId = randomId(22)
  if (body["validateOnly"] === true) return { requestId }
  const { googleAds } = context.state
  const before = googleAds.events ?? []
  const known = new Set(before.filter((one) => one.action === action).map(({ id }) => id))
  const all = events.map((event) => shown(action, event))
  const taken = all.filter(({ id }) => {
    const isNew = !known.has(id)
    known.add(id)
    return isNew
  })
  const { length: records } = events
  const unknownClicks = taken.filter(({ click }) => UNKNOWN_CLICK.test(click)).length
  const repeated = all.filter((one) => !taken.includes(one))
  const restated = repeated.filter(({ id, worth }) =>
    before.some((one) => one.action === action && one.id === id && one.worth !== worth),
  )
  googleAds.events = [...adjusted(before, restated), ...taken].slice(-REMEMBERED.events)
  googleAds.requests = Object.fromEntries([
    ...Object.entries(googleAds.requests ?? {}).slice(1 - REMEMBERED.requests),
    [requestId, { atMs: now, action, records, duplicates: repeated.length - restated.length, unknownClicks }],
  ])
  return { requestId }
}

/** What became of a request, after an hour. */
export const requestStatus = (context: Context, requestId: string): JsonObject => {
  const request = context.state.googleAds.requests?.[requestId]
  if (request === undefined) throw refusal("INVALID_REQUEST_ID", "The request ID is not valid.")
  const { atMs, action, records, duplicates, unknownClicks } = request
  const [, accountId = "", , productDestinationId = ""] = action.split("/")
  const destination = { operatingAccount: { accountType: "GOOGLE_ADS", accountId }, productDestinationId }
  const counts = [
    ["PROCESSING_ERROR_REASON_DUPLICATE_TRANSACTION_ID", duplicates],
    ["PROCESSING_ERROR_REASON_INVALID_GCLID", unknownClicks],
  ] as const
  const errorCounts = counts
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => ({ reason, recordCount: String(count) }))
  const wrong = duplicates + unknownClicks
  const status = wrong === 0 ? "SUCCESS" : wrong < records ? "PARTIAL_SUCCESS" : "FAILED"
  const isDone = context.clock.now() >= atMs + WORKED_ON
  return {
    requestStatusPerDestination: [
      {
        destination,
        requestStatus: isDone ? status : "PROCESSING",
        eventsIngestionStatus: { recordCount: String(records) },
        ...(isDone && errorCounts.length > 0 && { errorInfo: { errorCounts } }),
      },
    ],
  }
}
