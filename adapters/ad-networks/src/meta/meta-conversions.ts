import { type AdNetworkError, NetworkRefused } from "@application/campaigns/ports"
import type { ConversionPlaceRequest, NetworkEvent } from "@application/conversions/ports"
import { leadActionKey, type NetworkConversionState } from "@domain/conversions"
import { Array as Arr, Effect } from "effect"
import type { ConversionNetwork, RefusedEvent } from "../conversion-network.ts"
import { at, listOf, numberOf, textOf } from "../json-reader.ts"
import { graphClient } from "./graph-client.ts"
import { graphError } from "./graph-error.ts"
import { metaEventNames, metaLeadStages, serverEventOf } from "./meta-server-event.ts"
import type { MetaOptions } from "./meta-options.ts"
import { vocabularyOf } from "./meta-vocabulary.ts"

/** Events that one request may carry. Source: Meta's guide "Using the API", batch requests. */
const mostEvents = 1_000

/** Some event of a request is wrong, for which Meta takes none of the request. */
class EventRefused {
  readonly _tag = "EventRefused"
  readonly reason: string
  constructor(reason: string) {
    this.reason = reason
  }
}

/** Subcodes of server events; others are about the dataset as a whole. */
const isOfEvent = (body: unknown): boolean => {
  const subcode = numberOf(at(body, "error", "error_subcode"))
  return numberOf(at(body, "error", "code")) === 100 && subcode >= 2_804_000 && subcode < 2_805_000
}

const errorOf = (status: number, body: unknown) => {
  const error = graphError(status, body)
  return isOfEvent(body) && error instanceof NetworkRefused ? new EventRefused(error.reason) : error
}

const wrongChecks = (checks: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  checks
    .filter((check) => at(check, "result") === "failed")
    .flatMap((check) => textOf(at(check, "user_message")) ?? textOf(at(check, "title")) ?? [])

/** The Conversions API: each business has a dataset of its own in the platform's business, shared with the region's ad account. */
export const metaConversions = (options: MetaOptions): ConversionNetwork => {
  const graph = graphClient(options)
  const telling = graphClient<EventRefused>(options, errorOf)
  const { datasetFields } = vocabularyOf(options.version)
  const datasets = `${options.businessId}/adspixels`

  const found = Effect.fnUntraced(function* (name: string) {
    const known = yield* graph.list(datasets, { fields: "id,name", name_filter: name })
    return textOf(
      at(
        known.find((one) => at(one, "name") === name),
        "id",
      ),
    )
  })

  const connect = Effect.fnUntraced(function* ({
    businessProfileId,
    region,
    actions,
    leadStages = [],
  }: ConversionPlaceRequest) {
    const name = `Conversions ${businessProfileId}`
    const externalId = (yield* found(name)) ?? textOf(at(yield* graph.post(datasets, { name }), "id"))
    if (externalId === undefined) return yield* new NetworkRefused({ reason: `${name} is missing` })
    // Sharing again changes nothing, and mends a try that ended between the two.
    yield* graph.post(`${externalId}/shared_accounts`, {
      account_id: options.adAccounts[region],
      business: options.businessId,
    })
    const named = Object.fromEntries([
      ...actions.map(({ id, category }) => [String(id), `${metaEventNames[category]} ${id}`] as const),
      ...leadStages.map((stage) => [leadActionKey(stage), metaLeadStages[stage]] as const),
    ])
    return { network: "Meta" as const, externalId, actions: named }
  })

  /** Sends events, and halves of them where Meta refuses the whole for some of them, until each wrong one stands alone. */
  const sent = (
    dataset: string,
    events: ReadonlyArray<NetworkEvent>,
  ): Effect.Effect<ReadonlyArray<RefusedEvent>, AdNetworkError> =>
    telling.post(`${dataset}/events`, { data: events.map(serverEventOf) }).pipe(
      Effect.as<ReadonlyArray<RefusedEvent>>([]),
      Effect.catchTag("EventRefused", ({ reason }) => {
        const [only, ...others] = events
        if (only === undefined) return Effect.succeed([])
        if (others.length === 0) return Effect.succeed([{ id: only.id, reason }])
        const middle = Math.ceil(events.length / 2)
        return Effect.zipWith(
          sent(dataset, events.slice(0, middle)),
          sent(dataset, events.slice(middle)),
          (left, right) => [...left, ...right],
        )
      }),
    )

  return {
    connect,
    send: Effect.fnUntraced(function* ({ externalId }, events) {
      const refused: Array<RefusedEvent> = []
      for (const batch of Arr.chunksOf(events, mostEvents)) refused.push(...(yield* sent(externalId, batch)))
      return { refused }
    }),
    test: ({ externalId }, event) => {
      // Any word names a test; the events manager shows the events under it.
      const code = `TEST${externalId.slice(-5)}`
      return telling.post(`${externalId}/events`, { data: [serverEventOf(event)], test_event_code: code }).pipe(
        Effect.as(code),
        Effect.catchTag("EventRefused", ({ reason }) => Effect.fail(new NetworkRefused({ reason }))),
      )
    },
    state: Effect.fnUntraced(function* ({ externalId }): Effect.fn.Return<NetworkConversionState, AdNetworkError> {
      const dataset = yield* graph.get(externalId, { fields: datasetFields.join(",") })
      const checks = yield* graph.get(`${externalId}/da_checks`, { connection_method: "SERVER" })
      const problems = [
        ...(at(dataset, "is_unavailable") === true ? ["The dataset is unavailable"] : []),
        ...wrongChecks(listOf(at(checks, "data"))),
      ].slice(0, 10)
      const last = Date.parse(textOf(at(dataset, "last_fired_time")) ?? "")
      const matched = numberOf(at(dataset, "match_rate_approx") ?? -1)
      return {
        status: problems.length > 0 ? "Problem" : Number.isNaN(last) ? "Nothing" : "Receiving",
        ...(!Number.isNaN(last) && { lastAt: last }),
        ...(matched >= 0 && matched <= 100 && { matched }),
        problems: problems.map((problem) => problem.slice(0, 300)),
      }
    }),
  }
}
