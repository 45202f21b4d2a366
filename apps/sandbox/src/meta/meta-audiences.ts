import type { Context } from "../core/context.ts"
import { asNumber, asObject, asText, isObject, type JsonObject } from "../core/json.ts"
import { randomDigits } from "../core/random.ts"
import { fieldsOf } from "./graph-description.ts"
import { GraphError, invalidParameter, unknownNode } from "./graph-error.ts"
import { filterOf } from "./graph-filtering.ts"
import { checkDescribed } from "./graph-parameters.ts"
import { checkGraphParams, parseFields, selectFields, showGraphPage, type GraphRequest } from "./graph-request.ts"
import { checkLookalike, checkTerms, peopleIn } from "./meta-audience-rules.ts"
import type { CustomAudience } from "./meta-state.ts"
import { checkWebsiteAudience, visitorsIn } from "./meta-website-audiences.ts"

const HOUR = 3_600_000
/** How long it takes until people are found, and until a lookalike is filled. */
const FILLED_AFTER = { CUSTOM: HOUR, LOOKALIKE: 6 * HOUR }
/** People that ads are shown to at least, and that a lookalike's source has. */
const LEAST_PEOPLE = 100
/** Three in four people are found, whoever asks. */
const FOUND_SIXTEENTHS = 12

/** Who uses the network in a country. */
const INHABITANTS: Readonly<Record<string, number>> = { IN: 450_000_000, GB: 54_000_000 }
const OTHER_INHABITANTS = 10_000_000

const audiencesOf = ({ state }: Context): Record<string, CustomAudience> => (state.meta.audiences ??= {})

const isLookalike = ({ fields }: CustomAudience): boolean => fields["subtype"] === "LOOKALIKE"

const isOfWebsite = ({ fields }: CustomAudience): boolean => fields["rule"] !== undefined

const foundAmong = (people: readonly string[]): number =>
  people.filter((person) => Number.parseInt(person.at(-1) ?? "f", 16) < FOUND_SIXTEENTHS).length

/** How many people were found: customers by their hashes, visitors by the events that were told for as long as it takes to fill. */
const foundIn = (context: Context, audience: CustomAudience): number =>
  foundAmong(
    isOfWebsite(audience) ? visitorsIn(context, audience, context.clock.now() - FILLED_AFTER.CUSTOM) : audience.people,
  )

const isFilled = (context: Context, audience: CustomAudience): boolean =>
  context.clock.now() >= audience.changedMs + FILLED_AFTER[isLookalike(audience) ? "LOOKALIKE" : "CUSTOM"]

const sizeOf = (context: Context, audience: CustomAudience): number | undefined => {
  if (isOfWebsite(audience)) return foundIn(context, audience) || undefined
  if (!isFilled(context, audience)) return audience.before
  if (!isLookalike(audience)) return audience.people.length === 0 ? undefined : foundIn(context, audience)
  const spec = asObject(audience.fields["lookalike_spec"])
  const inhabitants = INHABITANTS[asText(spec["country"]) ?? ""] ?? OTHER_INHABITANTS
  return Math.round((asNumber(spec["ratio"]) ?? 0.01) * inhabitants)
}

/** How an audience's filling and its use in ads stand, by Meta's numbers. */
const statusOf = (context: Context, audience: CustomAudience): JsonObject => {
  const size = sizeOf(context, audience)
  const source = asText(audience.fields["origin_audience_id"])
  const operation =
    source !== undefined && audiencesOf(context)[source] === undefined
      ? { code: 432, description: "The source audience is not valid any more." }
      : !isFilled(context, audience) && (isLookalike(audience) || audience.people.length > 0)
        ? { code: 441, description: "The audience is being filled." }
        : size === undefined
          ? isOfWebsite(audience)
            ? { code: 441, description: "The audience is being filled." }
            : { code: 410, description: "No customer file has been uploaded." }
          : { code: 200, description: "Normal" }
  const delivery =
    (size ?? 0) >= LEAST_PEOPLE
      ? { code: 200, description: "This audience is ready for use." }
      : { code: 300, description: "This audience is too small to be used in ads." }
  return { operation_status: operation, delivery_status: delivery }
}

const showAudience = (context: Context, audience: CustomAudience): JsonObject => {
  const { id, ownerId, fields, createdMs, changedMs } = audience
  const size = sizeOf(context, audience)
  const least = size === undefined ? -1 : Math.floor(size / 100) * 100
  return {
    ...fields,
    id,
    account_id: ownerId,
    approximate_count: least,
    approximate_count_lower_bound: least,
    approximate_count_upper_bound: least < 0 ? -1 : least + 100,
    is_eligible_for_sac_campaigns: !isLookalike(audience),
    time_created: Math.floor(createdMs / 1000),
    time_updated: Math.floor(changedMs / 1000),
    ...statusOf(context, audience),
  }
}

const selected = (context: Context, request: GraphRequest, audience: CustomAudience): JsonObject =>
  selectFields(
    showAudience(context, audience),
    parseFields(request.params["fields"]),
    "CustomAudience",
    [...fieldsOf(request.version, "CustomAudience").keys()],
    ["id"],
  )

const checkSource = (context: Context, account: string, id: string | undefined): void => {
  const source = id === undefined ? undefined : audiencesOf(context)[id]
  if (source?.ownerId !== account) throw invalidParameter("origin_audience_id is no audience of this account.")
  if (foundIn(context, source) < LEAST_PEOPLE)
    throw new GraphError(2654, "(#2654) Failed to create custom audience", {
      userTitle: "Source audience too small",
      userMessage: `The source audience needs at least ${LEAST_PEOPLE} people that were found.`,
    })
}

/** Keeps a new audience with the parameters that Meta knows. */
const kept = (context: Context, account: string, params: JsonObject, names: readonly string[]): JsonObject => {
  const now = context.clock.now()
  const id = randomDigits(17)
  const fields = Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)))
  audiencesOf(context)[id] = { id, ownerId: account, fields, people: [], createdMs: now, changedMs: now }
  return { id }
}

const create = (context: Context, request: GraphRequest, account: string): JsonObject => {
  const { version } = request
  const { rule } = request.params
  // Both are described as texts, which hold JSON.
  const params = isObject(rule) ? { ...request.params, rule: JSON.stringify(rule) } : request.params
  const spec = params["lookalike_spec"]
  const written = isObject(spec) ? { ...params, lookalike_spec: JSON.stringify(spec) } : params
  const isWebsite = params["rule"] !== undefined
  const needed = isWebsite ? ["name"] : ["name", "subtype"]
  const names = checkDescribed(version, written, "AdAccount POST customaudiences", needed)
  checkTerms(context, account)
  if (isWebsite) {
    checkWebsiteAudience(context, params, account)
    return kept(context, account, { ...params, subtype: "WEBSITE" }, [...names, "subtype"])
  }
  const subtype = asText(params["subtype"])
  if (subtype !== "CUSTOM" && subtype !== "LOOKALIKE")
    throw invalidParameter("Param subtype must be CUSTOM or LOOKALIKE here.")
  if (subtype === "CUSTOM" && params["customer_file_source"] === undefined)
    throw invalidParameter("Missing parameter(s): customer_file_source.")
  if (subtype === "LOOKALIKE") {
    checkLookalike(version, spec)
    checkSource(context, account, asText(params["origin_audience_id"]))
  }
  return kept(context, account, params, names)
}

/** A call on the audiences of an ad account. */
export const accountAudiences = (context: Context, request: GraphRequest, account: string): JsonObject => {
  if (request.method === "POST") return create(context, request, account)
  const { limit: _limit, after: _after, before: _before, ...params } = request.params
  checkDescribed(request.version, params, "AdAccount GET customaudiences")
  const matches = filterOf(params["filtering"], [...fieldsOf(request.version, "CustomAudience").keys()])
  const shown = Object.values(audiencesOf(context))
    .filter(({ ownerId }) => ownerId === account)
    .toReversed()
    .filter((audience) => matches(showAudience(context, audience)))
    .map((audience) => selected(context, request, audience))
  return showGraphPage(shown, request, context.origin())
}

const change = (context: Context, request: GraphRequest, audience: CustomAudience): JsonObject => {
  const { method, params, version } = request
  checkDescribed(version, params, `CustomAudience ${method} users`, ["payload", "session"])
  checkTerms(context, audience.ownerId)
  if (isLookalike(audience) || isOfWebsite(audience))
    throw invalidParameter("Only people of customer files can be changed.")
  const { people, received, invalid } = peopleIn(request)
  const before = sizeOf(context, audience)
  const changed = new Set(people)
  const others = audience.people.filter((person) => !changed.has(person))
  const next = method === "POST" ? [...others, ...changed] : others
  // Nobody new or gone is no change.
  if (next.length !== audience.people.length) {
    if (before !== undefined) audience.before = before
    audience.changedMs = context.clock.now()
  }
  audience.people = next
  return {
    audience_id: audience.id,
    session_id: asText(asObject(params["session"])["session_id"]) ?? "",
    num_received: received,
    num_invalid_entries: invalid,
    invalid_entry_samples: {},
  }
}

/** A call on one audience or on its people. */
export const audienceCall = (
  context: Context,
  request: GraphRequest,
  audience: CustomAudience,
  edge: string | undefined,
): JsonObject => {
  switch (`${request.method} ${edge ?? ""}`) {
    case "GET ": {
      const { fields: _fields, ...params } = request.params
      checkDescribed(request.version, params, "CustomAudience GET")
      return selected(context, request, audience)
    }
    case "DELETE ":
      checkGraphParams(request.params, [])
      delete audiencesOf(context)[audience.id]
      return { success: true }
    case "POST users":
    case "DELETE users":
      return change(context, request, audience)
    default:
      throw edge === undefined ? unknownNode(audience.id) : new GraphError(2500, `Unknown path components: /${edge}`)
  }
}
