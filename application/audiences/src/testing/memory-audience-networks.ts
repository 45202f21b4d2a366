import { type AdNetworkError, NetworkRefused } from "@application/campaigns/ports"
import {
  type HashedPerson,
  isVisit,
  leastFound,
  type ListNetwork,
  type NetworkAudienceState,
  type Visit,
  visitorNetworks,
} from "@domain/audiences"
import { pageAddressOf } from "@domain/conversions"
import { Clock, Context, Effect, Layer } from "effect"
import {
  AudienceNetworks,
  type CustomerListRequest,
  type LookalikeRequest,
  type NetworkAudience,
  type VisitedWebsite,
  type VisitorAudienceRequest,
} from "../ports/audience-networks.ts"

/** People of each percent of a country. */
const peopleOfPercent = 250_000

const dayMillis = 86_400_000

type AudienceRequest = CustomerListRequest | LookalikeRequest | VisitorAudienceRequest

/** An audience as the networks in memory keep it. */
export interface MemoryAudience {
  readonly audience: NetworkAudience
  readonly request: AudienceRequest
  readonly people: ReadonlyArray<HashedPerson>
}

/** The levers of the networks in memory, for tests and stories. */
export class MemoryAudiences extends Context.Service<
  MemoryAudiences,
  {
    readonly audiences: Effect.Effect<ReadonlyArray<MemoryAudience>>
    /** The visits that were told, each once. */
    readonly visits: Effect.Effect<ReadonlyArray<Visit>>
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
  readonly request: AudienceRequest
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

const websiteOf = ({ network, businessProfileId }: VisitedWebsite): string => `${network} ${businessProfileId}`

/** Visitors of a rule's pages within its days, each once. */
const visitorsOf = ({ rule }: VisitorAudienceRequest, visits: ReadonlyMap<string, Visit>, now: number): number => {
  const own = [...visits.values()].filter(
    ({ at, pageUrl }) => at > now - rule.days * dayMillis && isVisit(rule, pageAddressOf(pageUrl)?.path ?? ""),
  )
  return new Set(own.map(({ fbp, fbc, ipAddress, userAgent }) => fbp ?? fbc ?? `${ipAddress} ${userAgent}`)).size
}

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
      const told = new Map<string, Map<string, Visit>>()
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

      const stateOf = ({ said, request, people }: Kept, now: number): NetworkAudienceState => {
        if (said !== undefined) return said
        if ("percent" in request) return sizeOf(request.percent * peopleOfPercent, request.network)
        if (!("rule" in request)) return sizeOf(people.size, request.network)
        return sizeOf(visitorsOf(request, told.get(websiteOf(request)) ?? new Map(), now), request.network)
      }

      /** People that a source has. */
      const sizeNow = (found: Kept, now: number): number => stateOf(found, now).leastSize ?? 0

      const takesVisits = ({ network }: VisitedWebsite) =>
        visitorNetworks.includes(network)
          ? allowed(network)
          : Effect.fail(new NetworkRefused({ reason: `${network} takes no visits` }))

      const make = (request: AudienceRequest): string => {
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
        get visitorNetworks() {
          return offered.filter((network) => visitorNetworks.includes(network))
        },
        makeVisitorAudience: (request) => Effect.map(takesVisits(request), () => make(request)),
        tellVisits: (website, visits) =>
          Effect.map(takesVisits(website), () => {
            const known = told.get(websiteOf(website)) ?? new Map<string, Visit>()
            for (const visit of visits) known.set(visit.id, visit)
            told.set(websiteOf(website), known)
            return []
          }),
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
          if (sizeNow(source, yield* Clock.currentTimeMillis) < leastFound.Meta)
            return yield* new NetworkRefused({ reason: "The source has fewer than 100 people" })
          return make(request)
        }),
        state: (audience) =>
          Effect.zipWith(known(audience), Clock.currentTimeMillis, (found, now) => stateOf(found, now)),
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
        visits: Effect.sync(() => [...told.values()].flatMap((visits) => [...visits.values()])),
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
