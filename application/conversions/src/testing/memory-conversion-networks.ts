import { type AdNetworkError, NetworkRefused } from "@application/campaigns/ports"
import type { ListNetwork } from "@domain/audiences"
import { leadActionKey, timeFault } from "@domain/conversions"
import { Clock, Context, Effect, Layer } from "effect"
import {
  ConversionNetworks,
  type ConversionPlace,
  type ConversionPlaceRequest,
  type NetworkEvent,
} from "../ports/conversion-networks.ts"

/** The levers of the networks in memory, for tests and stories. */
export class MemoryConversionNetworks extends Context.Service<
  MemoryConversionNetworks,
  {
    /** What networks have, each once by its name. */
    readonly received: Effect.Effect<ReadonlyArray<NetworkEvent & { readonly network: ListNetwork }>>
    /** How often networks were sent anything. */
    readonly requests: Effect.Effect<number>
    /** Whatever is asked of a network fails so, until cleared with undefined; `isLost` fails after the events were taken. */
    readonly fail: (network: ListNetwork, failure: AdNetworkError | undefined, isLost?: boolean) => Effect.Effect<void>
    /** Networks refuse conversions of these names from now on, with the reason. */
    readonly refuse: (reasons: Readonly<Record<string, string>>) => Effect.Effect<void>
    readonly offer: (networks: ReadonlyArray<ListNetwork>) => Effect.Effect<void>
  }
>()("conversions/testing/MemoryConversionNetworks") {}

interface Kept {
  readonly request: ConversionPlaceRequest
  readonly place: ConversionPlace
  readonly events: Map<string, NetworkEvent>
}

const faults = { TooOld: "The conversion is too old", Future: "The conversion is of the future" } as const

/** Networks in memory that take every conversion of the right time at once. */
export const memoryConversionNetworks: Layer.Layer<ConversionNetworks | MemoryConversionNetworks> = Layer.effectContext(
  Effect.sync(() => {
    const places = new Map<string, Kept>()
    const failures = new Map<ListNetwork, { readonly failure: AdNetworkError; readonly isLost: boolean }>()
    let offered: ReadonlyArray<ListNetwork> = ["Meta", "Google"]
    let refusals: Readonly<Record<string, string>> = {}
    let requests = 0

    const allowed = (network: ListNetwork) =>
      Effect.suspend((): Effect.Effect<void, AdNetworkError> => {
        if (!offered.includes(network)) return Effect.fail(new NetworkRefused({ reason: `${network} is not set up` }))
        const failing = failures.get(network)
        return failing === undefined || failing.isLost ? Effect.void : Effect.fail(failing.failure)
      })
    const lost = (network: ListNetwork) =>
      Effect.suspend((): Effect.Effect<void, AdNetworkError> => {
        const failing = failures.get(network)
        return failing?.isLost === true ? Effect.fail(failing.failure) : Effect.void
      })
    const known = ({ network, externalId, actions }: ConversionPlace) =>
      Effect.flatMap(allowed(network), () => {
        const found = places.get(`${network} ${externalId}`)
        const isKnown = Object.entries(actions).every(([id, name]) => found?.place.actions[id] === name)
        return found === undefined || !isKnown
          ? Effect.fail(new NetworkRefused({ reason: "The dataset is gone" }))
          : Effect.succeed(found)
      })
    const faultOf = (network: ListNetwork, { id, at }: NetworkEvent, now: number) => {
      const fault = timeFault(network, at, now)
      return refusals[id] ?? (fault === undefined ? undefined : faults[fault])
    }

    const networks: ConversionNetworks["Service"] = {
      get availableNetworks() {
        return offered
      },
      connect: (request) =>
        Effect.map(allowed(request.network), () => {
          const { network, businessProfileId } = request
          const externalId = `${network.toLowerCase()}-${businessProfileId}`
          const earlier = places.get(`${network} ${externalId}`)
          const keys = [
            ...request.actions.map(({ id }) => String(id)),
            ...(request.leadStages ?? []).map(leadActionKey),
          ]
          const named = Object.fromEntries(keys.map((key) => [key, `${externalId}-${key}`]))
          const place: ConversionPlace = {
            network,
            externalId,
            actions: { ...earlier?.place.actions, ...named },
          }
          places.set(`${network} ${externalId}`, { request, place, events: earlier?.events ?? new Map() })
          return place
        }),
      send: Effect.fnUntraced(function* (place, events) {
        const { events: kept } = yield* known(place)
        const now = yield* Clock.currentTimeMillis
        if (events.length > 0) requests += 1
        const refused = events.flatMap((event) => {
          const reason = faultOf(place.network, event, now)
          if (reason === undefined) kept.set(event.id, event)
          return reason === undefined ? [] : [{ id: event.id, reason }]
        })
        yield* lost(place.network)
        return { refused, ...(events.length > 0 && { receipt: `request-${requests}` }) }
      }),
      test: (place, event) =>
        Effect.flatMap(known(place), () => {
          const reason = refusals[event.id]
          if (reason !== undefined) return Effect.fail(new NetworkRefused({ reason }))
          return Effect.succeed(place.network === "Meta" ? "TEST7" : undefined)
        }),
      state: (place) =>
        Effect.map(known(place), ({ events }) => {
          const newest = Math.max(...[...events.values()].map(({ at }) => at))
          return events.size === 0
            ? ({ status: "Nothing", problems: [] } as const)
            : ({ status: "Receiving", lastAt: newest, problems: [] } as const)
        }),
    }

    const levers: MemoryConversionNetworks["Service"] = {
      received: Effect.sync(() =>
        [...places.values()].flatMap(({ request: { network }, events }) =>
          [...events.values()].map((event) => ({ ...event, network })),
        ),
      ),
      requests: Effect.sync(() => requests),
      fail: (network, failure, isLost = false) =>
        Effect.sync(() => {
          if (failure === undefined) failures.delete(network)
          else failures.set(network, { failure, isLost })
        }),
      refuse: (reasons) =>
        Effect.sync(() => {
          refusals = reasons
        }),
      offer: (some) =>
        Effect.sync(() => {
          offered = some
        }),
    }
    return Context.make(ConversionNetworks, networks).pipe(Context.add(MemoryConversionNetworks, levers))
  }),
)
