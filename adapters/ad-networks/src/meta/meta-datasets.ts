import { type AdNetworkError, NetworkRefused } from "@application/campaigns/ports"
import type { BusinessProfileId, Region } from "@domain/kernel"
import { Array as Arr, Effect } from "effect"
import type { RefusedEvent } from "../conversion-network.ts"
import { at, numberOf, textOf } from "../json-reader.ts"
import { graphClient } from "./graph-client.ts"
import { graphError } from "./graph-error.ts"
import type { MetaOptions } from "./meta-options.ts"

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

/** A server event with the name by which it is refused. */
export interface NamedEvent {
  readonly id: string
  readonly event: object
}

/** Datasets of the platform's business, one of each business on the portal, shared with the region's ad account. */
export const metaDatasets = (options: MetaOptions) => {
  const graph = graphClient(options)
  const telling = graphClient<EventRefused>(options, errorOf)
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

  /** Sends events, and halves of them where Meta refuses the whole for some of them, until each wrong one stands alone. */
  const sent = (
    dataset: string,
    events: ReadonlyArray<NamedEvent>,
  ): Effect.Effect<ReadonlyArray<RefusedEvent>, AdNetworkError> =>
    telling.post(`${dataset}/events`, { data: events.map(({ event }) => event) }).pipe(
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
    /** The dataset of a business; made and shared where it is missing. */
    of: Effect.fnUntraced(function* (
      businessProfileId: BusinessProfileId,
      region: Region,
    ): Effect.fn.Return<string, AdNetworkError> {
      const name = `Conversions ${businessProfileId}`
      const externalId = (yield* found(name)) ?? textOf(at(yield* graph.post(datasets, { name }), "id"))
      if (externalId === undefined) return yield* new NetworkRefused({ reason: `${name} is missing` })
      // Sharing again changes nothing, and mends a try that ended between the two.
      yield* graph.post(`${externalId}/shared_accounts`, {
        account_id: options.adAccounts[region],
        business: options.businessId,
      })
      return externalId
    }),
    send: Effect.fnUntraced(function* (dataset: string, events: ReadonlyArray<NamedEvent>) {
      const refused: Array<RefusedEvent> = []
      for (const batch of Arr.chunksOf(events, mostEvents)) refused.push(...(yield* sent(dataset, batch)))
      return refused
    }),
    /** Sends one event under a code by which Meta shows it to whoever tests. */
    test: (dataset: string, event: object, code: string): Effect.Effect<string, AdNetworkError> =>
      telling.post(`${dataset}/events`, { data: [event], test_event_code: code }).pipe(
        Effect.as(code),
        Effect.catchTag("EventRefused", ({ reason }) => Effect.fail(new NetworkRefused({ reason }))),
      ),
  }
}
