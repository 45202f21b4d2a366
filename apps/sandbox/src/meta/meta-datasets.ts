import { graphTime } from "../core/clock.ts"
import type { ConversionReport } from "../ad-network.ts"
import type { Context } from "../core/context.ts"
import { asObject, asText, type JsonObject } from "../core/json.ts"
import { randomDigits, randomId } from "../core/random.ts"
import { fieldsOf } from "./graph-description.ts"
import { GraphError, invalidParameter, unknownNode } from "./graph-error.ts"
import { checkDescribed } from "./graph-parameters.ts"
import { parseFields, selectFields, showGraphPage, type GraphRequest } from "./graph-request.ts"
import { eventsIn } from "./meta-server-events.ts"
import type { Dataset } from "./meta-state.ts"
import { personKeys } from "./meta-website-audiences.ts"

/** Events that a dataset shows, the newest. */
const SHOWN = 5_000

/** Datasets of the business; a snapshot of before had none. */
export const datasetsOf = ({ state }: Context): Record<string, Dataset> => (state.meta.datasets ??= {})

/** Every event of every dataset, as the control room shows it. */
export const conversionsOf = (context: Context): ConversionReport[] =>
  Object.values(datasetsOf(context)).flatMap((dataset) =>
    dataset.events.map(({ name, id, at, source, worth, isKnown, isCounted, test }) => ({
      network: "meta",
      place: dataset.name,
      name,
      id,
      at,
      worth,
      notes: [
        source,
        ...(isKnown ? ["tells of a person"] : []),
        ...(isCounted ? [] : ["for no personal ads"]),
        ...(test === undefined ? [] : [`test ${test}`]),
      ],
    })),
  )

/** People are found who are told by their details. */
const matchRate = ({ events }: Dataset): number =>
  Math.round((100 * events.filter(({ isKnown }) => isKnown).length) / Math.max(1, events.length))

const showDataset = (dataset: Dataset): JsonObject => ({
  id: dataset.id,
  name: dataset.name,
  creation_time: graphTime(dataset.createdMs),
  is_unavailable: false,
  is_created_by_business: true,
  match_rate_approx: dataset.events.length === 0 ? -1 : matchRate(dataset),
  ...(dataset.firedMs !== undefined && { last_fired_time: graphTime(dataset.firedMs) }),
})

const selected = (request: GraphRequest, dataset: Dataset): JsonObject =>
  selectFields(
    showDataset(dataset),
    parseFields(request.params["fields"]),
    "AdsPixel",
    [...fieldsOf(request.version, "AdsPixel").keys()],
    ["id"],
  )

/** A call on the datasets of the business. */
export const businessDatasets = (context: Context, request: GraphRequest): JsonObject => {
  const datasets = datasetsOf(context)
  const { limit: _limit, after: _after, before: _before, fields: _fields, ...params } = request.params
  if (request.method === "POST") {
    checkDescribed(request.version, request.params, "Business POST adspixels")
    const id = randomDigits(15)
    const name = asText(params["name"]) ?? ""
    datasets[id] = { id, name, sharedWith: [], events: [], createdMs: context.clock.now() }
    return { id }
  }
  checkDescribed(request.version, params, "Business GET adspixels")
  const name = asText(params["name_filter"]) ?? ""
  const shown = Object.values(datasets)
    .filter((one) => one.name.includes(name))
    .map((one) => selected(request, one))
  return showGraphPage(shown, request, context.origin())
}

const share = (context: Context, { params, version }: GraphRequest, dataset: Dataset): JsonObject => {
  checkDescribed(version, params, "AdsPixel POST shared_accounts")
  const account = asText(params["account_id"]) ?? ""
  if (context.state.meta.accounts[account] === undefined) throw invalidParameter("account_id is not an ad account.")
  if (asText(params["business"]) !== context.credentials.META_BUSINESS_ID)
    throw new GraphError(200, "(#200) The business does not own this pixel.", { status: 403 })
  if (!dataset.sharedWith.includes(account)) dataset.sharedWith.push(account)
  return { success: true }
}

/** Takes events; what came before under its name and event is the same. */
const take = (context: Context, request: GraphRequest, dataset: Dataset): JsonObject => {
  const { data, ...params } = request.params
  checkDescribed(request.version, { ...params, data: ["{}"] }, "AdsPixel POST events")
  const events = eventsIn(data, context.clock.now())
  const test = asText(params["test_event_code"])
  const known = new Set(dataset.events.map(({ name, id }) => `${name} ${id}`))
  for (const event of events) {
    const [name, id] = [asText(event["event_name"]) ?? "", asText(event["event_id"]) ?? randomId(12)]
    if (known.has(`${name} ${id}`)) continue
    known.add(`${name} ${id}`)
    const user = asObject(event["user_data"])
    const { value, currency } = asObject(event["custom_data"])
    dataset.events.push({
      name,
      id,
      at: new Date(Number(event["event_time"]) * 1_000).toISOString(),
      source: asText(event["action_source"]) ?? "",
      page: asText(event["event_source_url"]) ?? "",
      worth: value === undefined ? "" : `${asText(value) ?? ""} ${asText(currency) ?? ""}`,
      isKnown: user["em"] !== undefined || user["ph"] !== undefined || user["lead_id"] !== undefined,
      isCounted: event["opt_out"] !== true,
      keys: personKeys(user),
      ...(test !== undefined && { test }),
    })
  }
  dataset.events = dataset.events.slice(-SHOWN)
  dataset.firedMs = context.clock.now()
  return { events_received: events.length, messages: [], fbtrace_id: `A${randomId(22)}` }
}

const checks = (context: Context, request: GraphRequest, dataset: Dataset): JsonObject => {
  const { limit: _limit, after: _after, before: _before, fields: _fields, ...params } = request.params
  checkDescribed(request.version, params, "AdsPixel GET da_checks")
  const isMatched = dataset.events.length === 0 || matchRate(dataset) >= 20
  const check: JsonObject = {
    key: "server_match_quality",
    title: "Match quality of server events",
    description: "Server events tell enough of people to find them.",
    result: isMatched ? "passed" : "failed",
    ...(!isMatched && { user_message: "Your server events tell too little of your customers to find them." }),
  }
  return showGraphPage([check], request, context.origin())
}

/** A call on one dataset. */
export const datasetCall = (
  context: Context,
  request: GraphRequest,
  dataset: Dataset,
  edge: string | undefined,
): JsonObject => {
  switch (`${request.method} ${edge ?? ""}`) {
    case "GET ": {
      const { fields: _fields, ...params } = request.params
      checkDescribed(request.version, params, "AdsPixel GET")
      return selected(request, dataset)
    }
    case "GET da_checks":
      return checks(context, request, dataset)
    case "POST events":
      return take(context, request, dataset)
    case "POST shared_accounts":
      return share(context, request, dataset)
    default:
      throw edge === undefined ? unknownNode(dataset.id) : new GraphError(2500, `Unknown path components: /${edge}`)
  }
}
