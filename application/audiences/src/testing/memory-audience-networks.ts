import { type AdNetworkError, NetworkRefused } from "@application/campaigns/ports"
import { type HashedPerson, leastFound, type ListNetwork, type NetworkAudienceState } from "@domain/audiences"
import { Context, Effect, Layer } from "effect"
import {
  AudienceNetworks,
  type CustomerListRequest,
  type LookalikeRequest,
  type NetworkAudience,
} from "../ports/audience-networks.ts"

/** People of each percent of a country. */
const peopleOfPercent = 250_000

/** An audience as the networks in memory keep it. */
export interface MemoryAudience {
  readonly audience: NetworkAudience
  readonly request: CustomerListRequest | LookalikeRequest
  readonly people: ReadonlyArray<HashedPerson>
}

/** The levers of the networks in memory, for tests and stories. */
export class MemoryAudiences extends Context.Service<
  MemoryAudiences,
  {
    readonly audiences: Effect.Effect<ReadonlyArray<MemoryAudience>>
    /** Whatever is asked of a network fails so, until cleared with undefined. */
    readonly fail: (network: ListNetwork, failure: AdNetworkError | undefined) => Effect.Effect<void>
    /** The networks that keep lists from now on. */
    readonly offer: (networks: ReadonlyArray<ListNetwork>) => Effect.Effect<void>
    /** What a network says of an audience from now on. */
    readonly say: (audience: NetworkAudience, state: NetworkAudienceState) => Effect.Effect<void>
  }
>()("audiences/testing/MemoryAudiences") {}

interface Kept {
  readonly audience: NetworkAudience
  readonly request: CustomerListRequest | LookalikeRequest
  readonly people: Map<string, HashedPerson>
  said: NetworkAudienceState | undefined
}

const keyOf = ({ network, externalId }: NetworkAudience): string => `${network} ${externalId}`
const keyOfPerson = (person: HashedPerson): string => person.email ?? person.phone ?? ""

const valuesOf = (people: ReadonlyArray<HashedPerson>, field: "email" | "phone") =>
  new Set(people.flatMap((person) => person[field] ?? []))

const sizeOf = (size: number, network: ListNetwork): NetworkAudienceState => ({
  status: size === 0 ? "Preparing" : size < leastFound[network] ? "TooSmall" : "Ready",
  ...(size > 0 && { leastSize: size, mostSize: size }),
})

const stateOf = ({ said, request, people }: Kept): NetworkAudienceState =>
  said ?? sizeOf("percent" in request ? request.percent * peopleOfPercent : people.size, request.network)

export interface MemoryAudienceOptions {
  readonly available?: ReadonlyArray<ListNetwork>
}

/** Networks in memory that know everybody at once; audiences below a hundred people are too small for them. */
export const memoryAudienceNetworks = ({ available = ["Meta", "Google"] }: MemoryAudienceOptions = {}): Layer.Layer<
  AudienceNetworks | MemoryAudiences
> =>
  Layer.effectContext(
    Effect.sync(() => {
      const kept = new Map<string, Kept>()
      const failures = new Map<ListNetwork, AdNetworkError>()
      let offered = available
      let count = 0

      const allowed = (network: ListNetwork): Effect.Effect<void, AdNetworkError> =>
        Effect.suspend(() => {
          const isOffered = offered.includes(network)
          const failure = isOffered ? failures.get(network) : new NetworkRefused({ reason: `${network} is not set up` })
          return failure === undefined ? Effect.void : Effect.fail(failure)
        })

      const known = (audience: NetworkAudience): Effect.Effect<Kept, AdNetworkError> =>
        Effect.flatMap(allowed(audience.network), () => {
          const found = kept.get(keyOf(audience))
          return found === undefined
            ? Effect.fail(new NetworkRefused({ reason: "The audience is gone" }))
            : Effect.succeed(found)
        })

      const make = (request: CustomerListRequest | LookalikeRequest): string => {
        const { network, name } = request
        const earlier = [...kept.values()].find((one) => one.audience.network === network && one.request.name === name)
        if (earlier !== undefined) return earlier.audience.externalId
        count += 1
        const audience = { network, externalId: `${network.toLowerCase()}-${count}` }
        kept.set(keyOf(audience), { audience, request, people: new Map(), said: undefined })
        return audience.externalId
      }

      const networks: AudienceNetworks["Service"] = {
        get availableNetworks() {
          return offered
        },
        get lookalikeNetworks() {
          return offered.filter((network) => network === "Meta")
        },
        makeCustomerList: (request) => Effect.map(allowed(request.network), () => make(request)),
        addPeople: (audience, people) =>
          Effect.map(known(audience), (found) => {
            for (const person of people) found.people.set(keyOfPerson(person), person)
          }),
        removePeople: (audience, people) =>
          Effect.map(known(audience), (found) => {
            const [emails, phones] = [valuesOf(people, "email"), valuesOf(people, "phone")]
            for (const [key, { email = "", phone = "" }] of found.people)
              if (emails.has(email) || phones.has(phone)) found.people.delete(key)
          }),
        makeLookalike: Effect.fnUntraced(function* (request) {
          if (request.network !== "Meta") return yield* new NetworkRefused({ reason: "Google makes no lookalikes" })
          const source = yield* known(request.source)
          if (source.people.size < leastFound.Meta)
            return yield* new NetworkRefused({ reason: "The source has fewer than 100 people" })
          return make(request)
        }),
        state: (audience) => Effect.map(known(audience), stateOf),
        remove: (audience) =>
          Effect.map(allowed(audience.network), () => {
            kept.delete(keyOf(audience))
          }),
      }

      const levers: MemoryAudiences["Service"] = {
        audiences: Effect.sync(() =>
          [...kept.values()].map(({ audience, request, people }) => ({
            audience,
            request,
            people: [...people.values()],
          })),
        ),
        fail: (network, failure) =>
          Effect.sync(() => {
            if (failure === undefined) failures.delete(network)
            else failures.set(network, failure)
          }),
        offer: (networks) =>
          Effect.sync(() => {
            offered = networks
          }),
        say: (audience, state) =>
          Effect.sync(() => {
            const found = kept.get(keyOf(audience))
            if (found !== undefined) found.said = state
          }),
      }

      return Context.make(AudienceNetworks, networks).pipe(Context.add(MemoryAudiences, levers))
    }),
  )
