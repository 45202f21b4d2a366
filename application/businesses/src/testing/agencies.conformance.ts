import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, PortalId, unrevised } from "@domain/kernel"
import { signedUpConfiguration } from "@domain/signup"
import {
  AgencyClients,
  BusinessProfileRepository,
  type ClientQuery,
  JoinedPortals,
  ProfileConfigurations,
  type StoredConfiguration,
} from "../ports/index.ts"
import { ProfileOnboarding } from "../services/index.ts"
import { profileOnboarding } from "../use-cases/profile-onboarding.ts"

const [agency, stranger] = [1, 2].map((id) => BusinessProfileId.make(id)) as [BusinessProfileId, BusinessProfileId]
const [first, second] = [PortalId.make(1), PortalId.make(2)]
const region = "IN" as const

const profile = (id: number, name: string) => ({
  id: BusinessProfileId.make(id),
  portalId: first,
  name,
  region,
  currencyId: 17,
  timeZoneId: 142,
  timeZone: "Asia/Kolkata",
  createdAt: 1_700_000_000_000 + id,
})

const stateOf = (id: BusinessProfileId) =>
  Effect.flatMap(ProfileConfigurations, (configurations) =>
    Effect.map(configurations.of(id), (stored) => [
      stored?.configuration.onboardingState,
      stored?.configuration.category,
      stored?.revisions.revision,
    ]),
  )

/** Conformance tests of `JoinedPortals`, `AgencyClients`, `ProfileConfigurations` and the onboarding upon them, on a fresh store per layer build. */
export const agenciesConformance = (
  layer: Layer.Layer<BusinessProfileRepository | JoinedPortals | AgencyClients | ProfileConfigurations, unknown>,
) => {
  type Ports = Layer.Success<typeof layer>
  const run = <A, E>(effect: Effect.Effect<A, E, Ports>) => Effect.runPromise(Effect.provide(effect, layer))

  test("a profile is joined to each portal once", () =>
    run(
      Effect.gen(function* () {
        const portals = yield* JoinedPortals
        const profiles = yield* BusinessProfileRepository
        yield* profiles.save(profile(1, "Agency"))
        yield* profiles.save(profile(2, "Stranger"))
        for (const portal of [second, first, second]) yield* portals.join(agency, portal)
        expect(yield* portals.of(agency)).toEqual([first, second])
        expect(yield* portals.of(stranger)).toEqual([])
      }),
    ))

  test("clients belong to one agency in one portal, newest first, found by name", () =>
    run(
      Effect.gen(function* () {
        const profiles = yield* BusinessProfileRepository
        const clients = yield* AgencyClients
        const mine = { businessProfileId: agency, portalId: first }
        yield* profiles.save(profile(1, "Agency"))
        for (const [id, name] of [
          [3, "Rye 100%"],
          [4, "Bloom"],
          [5, "bloom two"],
        ] as const) {
          const { createdAt } = profile(id, name)
          yield* profiles.save(profile(id, name))
          const client = { id: BusinessProfileId.make(id), name, region, createdAt }
          yield* clients.add(
            mine,
            id === 3 ? { ...client, emailAddress: "a@rye.example", phone: "+919876543210" } : client,
          )
        }
        const ids = (query: ClientQuery, of = mine) =>
          Effect.map(clients.list(of, query), (found) => found.map(({ id }) => id))
        expect(yield* ids({ limit: 2 })).toEqual([5, 4])
        expect(yield* ids({ limit: 2, before: 4 })).toEqual([3])
        expect(yield* ids({ limit: 9, search: " BLOOM " })).toEqual([5, 4])
        expect(yield* ids({ limit: 9, search: "%" })).toEqual([3])
        expect(yield* ids({ limit: 9 }, { businessProfileId: stranger, portalId: first })).toEqual([])
        expect(yield* ids({ limit: 9 }, { businessProfileId: agency, portalId: second })).toEqual([])
        expect(yield* clients.byId(mine, BusinessProfileId.make(3))).toEqual({
          id: 3,
          name: "Rye 100%",
          region,
          createdAt: profile(3, "").createdAt,
          emailAddress: "a@rye.example",
          phone: "+919876543210",
        })
        for (const [of, id] of [
          [{ businessProfileId: stranger, portalId: first }, 3],
          [{ businessProfileId: agency, portalId: second }, 3],
          [mine, 404],
        ] as const)
          expect((yield* Effect.flip(clients.byId(of, BusinessProfileId.make(id))))._tag).toBe("ClientNotFound")
      }),
    ))

  test("a configuration is found whole with its revisions", () =>
    run(
      Effect.gen(function* () {
        const configurations = yield* ProfileConfigurations
        yield* (yield* BusinessProfileRepository).save(profile(1, "Agency"))
        expect(yield* configurations.of(agency)).toBeUndefined()
        yield* configurations.save(agency, { configuration: signedUpConfiguration, revisions: unrevised })
        const changed: StoredConfiguration = {
          configuration: {
            ...signedUpConfiguration,
            category: "HqFranchise",
            isSelfFunded: true,
            localBusinessConfiguration: { websiteUrl: "https://rye.example", facebookPageDetail: { id: "12" } },
          },
          revisions: { revision: 2, fieldRevisions: { category: 1, isSelfFunded: 2 } },
        }
        yield* configurations.save(agency, changed)
        expect(yield* configurations.of(agency)).toEqual(changed)
        expect(yield* configurations.of(stranger)).toBeUndefined()
      }),
    ))

  test("the first results bring the onboarding to its third state, once and without loss", () =>
    run(
      Effect.gen(function* () {
        const configurations = yield* ProfileConfigurations
        const profiles = yield* BusinessProfileRepository
        yield* profiles.save(profile(1, "Shop"))
        yield* profiles.save(profile(2, "Signed up"))
        const shop = { ...signedUpConfiguration, category: "Ecommerce", isSelfFunded: true } as const
        yield* configurations.save(agency, {
          configuration: shop,
          revisions: { revision: 4, fieldRevisions: { isSelfFunded: 4 } },
        })
        const { resultsArrived } = yield* ProfileOnboarding
        for (const id of [agency, agency, stranger, stranger]) yield* resultsArrived(id)
        expect(yield* stateOf(agency)).toEqual([3, "Ecommerce", 5])
        expect((yield* configurations.of(agency))?.configuration).toEqual({ ...shop, onboardingState: 3 })
        expect(yield* stateOf(stranger)).toEqual([3, "LocalBusiness", 1])
      }).pipe(Effect.provide(profileOnboarding)),
    ))

  test("results never bring an onboarding back", () =>
    run(
      Effect.gen(function* () {
        yield* (yield* BusinessProfileRepository).save(profile(1, "Shop"))
        yield* (yield* ProfileConfigurations).save(agency, {
          configuration: { ...signedUpConfiguration, onboardingState: 5 },
          revisions: unrevised,
        })
        yield* (yield* ProfileOnboarding).resultsArrived(agency)
        expect(yield* stateOf(agency)).toEqual([5, "LocalBusiness", unrevised.revision])
      }).pipe(Effect.provide(profileOnboarding)),
    ))
}
