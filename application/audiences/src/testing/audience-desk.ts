import type { AdNetworkError } from "@application/campaigns/ports"
import { type HashedPerson, isSamePerson, type ListNetwork, type NetworkAudienceState } from "@domain/audiences"
import { Context, Effect, Layer } from "effect"
import { AudienceNetworks, type NetworkAudience } from "../ports/audience-networks.ts"

interface DeskAudience extends NetworkAudience {
  readonly name: string
  readonly source?: string
  readonly people: ReadonlyArray<HashedPerson>
}

/** What the networks of a test have, and what they answer next. */
export class AudienceDesk extends Context.Service<
  AudienceDesk,
  {
    readonly all: Effect.Effect<ReadonlyArray<DeskAudience>>
    /** Every later request to a network fails so; undefined ends it. */
    readonly fail: (network: ListNetwork, failure: AdNetworkError | undefined) => Effect.Effect<void>
    /** The networks that keep lists from now on. */
    readonly offer: (networks: ReadonlyArray<ListNetwork>) => Effect.Effect<void>
    /** What a network says of its audiences from now on. */
    readonly say: (network: ListNetwork, state: NetworkAudienceState) => Effect.Effect<void>
  }
>()("audiences/testing/AudienceDesk") {}

export interface AudienceDeskOptions {
  readonly availableNetworks?: ReadonlyArray<ListNetwork>
  readonly lookalikeNetworks?: ReadonlyArray<ListNetwork>
}

const preparing: NetworkAudienceState = { status: "Preparing" }

/** Networks that keep audiences in memory and do as they are told. */
export const audienceDesk = ({
  availableNetworks = ["Meta", "Google"],
  lookalikeNetworks = ["Meta"],
}: AudienceDeskOptions = {}) =>
  Layer.effectContext(
    Effect.sync(() => {
      const audiences = new Map<string, DeskAudience>()
      const failures = new Map<ListNetwork, AdNetworkError>()
      const states = new Map<ListNetwork, NetworkAudienceState>()
      let made = 0
      let offered = availableNetworks
      const asked = <A>(network: ListNetwork, answer: () => A): Effect.Effect<A, AdNetworkError> =>
        Effect.suspend(() => {
          const failure = failures.get(network)
          return failure === undefined ? Effect.sync(answer) : Effect.fail(failure)
        })
      const make = (network: ListNetwork, name: string, source?: string) => () => {
        const same = [...audiences.values()].find((one) => one.network === network && one.name === name)
        if (same !== undefined) return same.externalId
        made += 1
        const externalId = `${network.toLowerCase()}-${made}`
        audiences.set(externalId, { network, externalId, name, people: [], ...(source !== undefined && { source }) })
        return externalId
      }
      const change =
        ({ externalId }: NetworkAudience, people: (now: DeskAudience["people"]) => DeskAudience["people"]) =>
        () => {
          const audience = audiences.get(externalId)
          if (audience !== undefined) audiences.set(externalId, { ...audience, people: people(audience.people) })
        }
      const desk = Context.make(AudienceDesk, {
        all: Effect.sync(() => [...audiences.values()]),
        fail: (network, failure) =>
          Effect.sync(() => {
            if (failure === undefined) failures.delete(network)
            else failures.set(network, failure)
          }),
        offer: (networks) =>
          Effect.sync(() => {
            offered = networks
          }),
        say: (network, state) => Effect.sync(() => void states.set(network, state)),
      })
      return Context.add(desk, AudienceNetworks, {
        get availableNetworks() {
          return offered
        },
        lookalikeNetworks,
        makeCustomerList: ({ network, name }) => asked(network, make(network, name)),
        makeLookalike: ({ network, name, source }) => asked(network, make(network, name, source.externalId)),
        addPeople: (audience, people) =>
          asked(
            audience.network,
            change(audience, (now) => [
              ...now,
              ...people.filter((one) => !now.some((other) => isSamePerson(one, other))),
            ]),
          ),
        removePeople: (audience, people) =>
          asked(
            audience.network,
            change(audience, (now) => now.filter((one) => !people.some((other) => isSamePerson(one, other)))),
          ),
        state: ({ network }) => asked(network, () => states.get(network) ?? preparing),
        remove: ({ network, externalId }) => asked(network, () => void audiences.delete(externalId)),
      })
    }),
  )
