import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { type ProfileFacts, Profiles } from "../profiles.ts"
import { bakeryFacts } from "./memory-profiles.ts"

const bakery = bakeryFacts({ id: BusinessProfileId.make(1), joinedAt: 1_700_000_000_000 })
const chandler = bakeryFacts({
  id: BusinessProfileId.make(2),
  portalId: PortalId.make(3),
  name: "Wick & Co",
  region: "GB",
  chosenCurrency: "USD",
  thumbnailLogo: "/media/logo.png",
  address: "1 Market Road",
  joinedAt: 1_700_000_000_001,
})
const unknown = BusinessProfileId.make(404)

/** Conformance tests of `Profiles`, on a fresh store with the given profiles per layer build. */
export const profilesConformance = (
  layerOf: (known: ReadonlyArray<ProfileFacts>) => Layer.Layer<Profiles, unknown>,
) => {
  const run = <A, E>(effect: (profiles: Profiles["Service"]) => Effect.Effect<A, E>) =>
    Effect.runPromise(Effect.provide(Effect.flatMap(Profiles, effect), layerOf([bakery, chandler])))

  test("a profile is known whole: region, money, days, name, looks and portal", async () => {
    expect(await run(({ of }) => of(bakery.id))).toEqual(bakery)
    expect(await run(({ of }) => of(chandler.id))).toEqual(chandler)
    expect(chandler).toMatchObject({ currency: "GBP", timeZone: "Europe/London", chosenCurrency: "USD" })
  })

  test("a profile that is not there is refused as another's", async () => {
    expect(await run(({ of }) => Effect.flip(of(unknown)))).toMatchObject({
      _tag: "ForbiddenBusinessProfile",
      businessProfileId: unknown,
    })
  })

  test("several profiles come in the order of the ids, without unknown ones", async () => {
    expect(await run(({ ofAll }) => ofAll([chandler.id, unknown, bakery.id]))).toEqual([chandler, bakery])
    expect(await run(({ ofAll }) => ofAll([]))).toEqual([])
  })
}
