import { type AdNetworkError, NetworkRefused } from "@application/campaigns/ports"
import {
  actionKeyOf,
  type ConversionPlace,
  type ConversionPlaceRequest,
  type NetworkEvent,
} from "@application/conversions/ports"
import { leadActionKey } from "@domain/conversions"
import { Array as Arr, Effect } from "effect"
import type { ConversionNetwork, RefusedEvent } from "../conversion-network.ts"
import { at, listOf, textOf } from "../json-reader.ts"
import { googleClient, quoted } from "./google-client.ts"
import { conversionActionOf, eventOf, leadActionOf } from "./google-event.ts"
import { googleError } from "./google-error.ts"
import type { GoogleAdsOptions } from "./google-options.ts"
import { destinationOf } from "./google-person.ts"
import { requestStateOf } from "./google-request-state.ts"

/** Events that one request may carry. Source: google/ads/datamanager/v1/ingestion_service.proto. */
const mostEvents = 2_000

/** Some events of a request are wrong, for which Google takes none of the request. */
class EventsRefused {
  readonly _tag = "EventsRefused"
  /** The reasons by the events' places in the request. */
  readonly reasons: ReadonlyMap<number, string>
  constructor(reasons: ReadonlyMap<number, string>) {
    this.reasons = reasons
  }
}

/** What each event of a request was refused for, by Google's list of wrong fields. */
const reasonsIn = (body: unknown): ReadonlyMap<number, string> =>
  new Map(
    listOf(at(body, "error", "details"))
      .flatMap((detail) => listOf(at(detail, "fieldViolations")))
      .flatMap((violation) => {
        const place = /\bevents\[(\d+)\]/u.exec(textOf(at(violation, "field")) ?? "")?.[1]
        const reason = textOf(at(violation, "description")) ?? textOf(at(violation, "reason")) ?? "INVALID_EVENT"
        return place === undefined ? [] : [[Number(place), reason] as const]
      }),
  )

const errorOf = (status: number, body: unknown) => {
  const [error, reasons] = [googleError(status, body), reasonsIn(body)]
  return error instanceof NetworkRefused && reasons.size > 0 ? new EventsRefused(reasons) : error
}

/** The kinds of conversion that a place has, each by its key in the place. */
const kindsOf = ({ businessProfileId, actions, leadStages = [] }: ConversionPlaceRequest) => [
  ...actions.map((action) => ({
    key: String(action.id),
    made: conversionActionOf(`Conversions ${businessProfileId}-${action.id}`, action),
  })),
  ...leadStages.flatMap((stage) => {
    const made = leadActionOf(`Leads ${businessProfileId}-${stage}`, stage)
    return made === undefined ? [] : [{ key: leadActionKey(stage), made }]
  }),
]

/** Enhanced conversions: kinds of conversion are Google Ads' own, what happened reaches them through the Data Manager API. */
export const googleConversions = (options: GoogleAdsOptions): ConversionNetwork => {
  const client = googleClient(options)

  const connect = Effect.fnUntraced(function* (request: ConversionPlaceRequest) {
    const customer = options.customers[request.region]
    const kinds = kindsOf(request)
    const wanted = kinds.map(({ made }) => quoted(made.name)).join(", ")
    const query = `SELECT conversion_action.id, conversion_action.name FROM conversion_action WHERE conversion_action.name IN (${wanted}) AND conversion_action.status = 'ENABLED'`
    const rows = kinds.length === 0 ? [] : yield* client.rows(customer, query)
    const known = new Map(
      rows.map((row) => [
        textOf(at(row, "conversionAction", "name")) ?? "",
        textOf(at(row, "conversionAction", "id")) ?? "",
      ]),
    )
    const missing = kinds.filter(({ made }) => !known.has(made.name))
    if (missing.length > 0) {
      const operations = missing.map(({ made }) => ({ create: made }))
      const body = yield* client.post(`customers/${customer}/conversionActions:mutate`, { operations })
      for (const [index, result] of listOf(at(body, "results")).entries()) {
        const id = textOf(at(result, "resourceName"))?.split("/").at(-1)
        const kind = missing[index]
        if (id !== undefined && kind !== undefined) known.set(kind.made.name, id)
      }
    }
    const named = Object.fromEntries(
      kinds.flatMap(({ key, made }) => {
        const found = known.get(made.name)
        return found === undefined ? [] : [[key, found]]
      }),
    )
    return { network: "Google" as const, externalId: customer, actions: named }
  })

  const ingest = (place: ConversionPlace, action: string, events: ReadonlyArray<NetworkEvent>, validateOnly: boolean) =>
    client.dataManager<EventsRefused>(
      "events:ingest",
      {
        destinations: [destinationOf(options, place.externalId, action)],
        events: events.map(eventOf),
        encoding: "HEX",
        ...(validateOnly && { validateOnly }),
      },
      errorOf,
    )

  const actionAt = (place: ConversionPlace, event: NetworkEvent) => place.actions[actionKeyOf(event)]

  /** Sends events of one kind, and again without each that Google refuses; the last request's name with the refused. */
  const sent = Effect.fnUntraced(function* (
    place: ConversionPlace,
    action: string,
    events: ReadonlyArray<NetworkEvent>,
  ) {
    const refused: Array<RefusedEvent> = []
    let rest = events
    while (rest.length > 0) {
      const trying = rest
      const reply = yield* Effect.matchEffect(ingest(place, action, trying, false), {
        onSuccess: (body) => Effect.succeed({ receipt: textOf(at(body, "requestId")) }),
        onFailure: (error): Effect.Effect<EventsRefused, AdNetworkError> =>
          error._tag === "EventsRefused" ? Effect.succeed(error) : Effect.fail(error),
      })
      if (!("reasons" in reply)) return { refused, receipt: reply.receipt }
      const { reasons } = reply
      refused.push(
        ...trying.flatMap(({ id }, index) => (reasons.has(index) ? [{ id, reason: reasons.get(index) ?? "" }] : [])),
      )
      rest = trying.filter((_, index) => !reasons.has(index))
      if (rest.length === trying.length) return yield* new NetworkRefused({ reason: [...reasons.values()][0] ?? "" })
    }
    return { refused, receipt: undefined }
  })

  return {
    connect,
    send: Effect.fnUntraced(function* (place, events) {
      const refused: Array<RefusedEvent> = []
      let receipt: string | undefined
      for (const [action, ofAction] of Object.entries(Arr.groupBy(events, (event) => actionAt(place, event) ?? ""))) {
        if (action === "") {
          refused.push(...ofAction.map(({ id }) => ({ id, reason: "Google does not know this kind of conversion" })))
          continue
        }
        for (const batch of Arr.chunksOf(ofAction, mostEvents)) {
          const outcome = yield* sent(place, action, batch)
          refused.push(...outcome.refused)
          receipt = outcome.receipt ?? receipt
        }
      }
      return { refused, ...(receipt !== undefined && { receipt }) }
    }),
    test: Effect.fnUntraced(function* (place, event) {
      const action = actionAt(place, event)
      if (action === undefined)
        return yield* new NetworkRefused({ reason: "Google does not know this kind of conversion" })
      yield* Effect.catchTag(ingest(place, action, [event], true), "EventsRefused", ({ reasons }) =>
        Effect.fail(new NetworkRefused({ reason: reasons.get(0) ?? "INVALID_EVENT" })),
      )
      return undefined
    }),
    state: Effect.fnUntraced(function* ({ externalId, actions, receipt }) {
      const [known] = Object.values(actions)
      const query = `SELECT conversion_action.id, conversion_action.status FROM conversion_action WHERE conversion_action.id = ${known ?? 0}`
      const [row] = known === undefined ? [] : yield* client.rows(externalId, query)
      if (known !== undefined && at(row, "conversionAction", "status") !== "ENABLED")
        return yield* new NetworkRefused({ reason: "The kind of conversion is gone" })
      if (receipt === undefined) return { status: "Nothing" as const, problems: [] }
      return requestStateOf(
        yield* client.dataManager(`requestStatus:retrieve?requestId=${encodeURIComponent(receipt)}`),
      )
    }),
  }
}
