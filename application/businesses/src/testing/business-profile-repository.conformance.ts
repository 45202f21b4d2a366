import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { type BusinessProfile, BusinessProfileRepository } from "../ports/business-profile-repository.ts"

const profile = (id: number, changes: Partial<BusinessProfile> = {}): BusinessProfile => ({
  id: BusinessProfileId.make(id),
  portalId: PortalId.make(1),
  name: "Bloom Bakery",
  region: "IN",
  currencyId: 17,
  timeZoneId: 142,
  timeZone: "Asia/Kolkata",
  createdAt: 1_700_000_000_000,
  ...changes,
})

/** Conformance tests of `BusinessProfileRepository`, on a fresh store per layer build. */
export const businessProfileRepositoryConformance = (layer: Layer.Layer<BusinessProfileRepository, unknown>) => {
  const run = <A, E>(effect: Effect.Effect<A, E, BusinessProfileRepository>) =>
    Effect.runPromise(Effect.provide(effect, layer))

  test("a profile is found whole by its id", () =>
    run(
      Effect.gen(function* () {
        const profiles = yield* BusinessProfileRepository
        const whole = profile(1, {
          thumbnailLogo: "/media/logo.png",
          referralCode: "FRIEND",
          storeDomain: "bloom.example",
          freshChatExternalId: "c1",
          freshChatRestoreId: "c2",
          email: "hello@bloom.example",
          location: "Pune",
          address: "1 Market Road",
          revisions: { revision: 3, fieldRevisions: { name: 3 } },
        })
        yield* profiles.save(whole)
        yield* profiles.save(profile(2))
        expect(yield* profiles.byId(whole.id)).toEqual(whole)
        expect(yield* profiles.forChange(whole.id)).toEqual(whole)
        expect(yield* profiles.byId(BusinessProfileId.make(2))).toEqual(profile(2))
      }),
    ))

  test("an unknown profile is not found", () =>
    run(
      Effect.gen(function* () {
        const profiles = yield* BusinessProfileRepository
        expect((yield* Effect.flip(profiles.byId(BusinessProfileId.make(404))))._tag).toBe("BusinessProfileNotFound")
      }),
    ))

  test("several profiles come in the order of the ids, without unknown ones", () =>
    run(
      Effect.gen(function* () {
        const profiles = yield* BusinessProfileRepository
        yield* profiles.save(profile(1))
        yield* profiles.save(profile(2))
        const ids = [2, 404, 1].map((id) => BusinessProfileId.make(id))
        expect((yield* profiles.byIds(ids)).map(({ id }) => id)).toEqual([2, 1])
        expect(yield* profiles.byIds([])).toEqual([])
      }),
    ))

  test("each profile has its own page key, which never changes", () =>
    run(
      Effect.gen(function* () {
        const profiles = yield* BusinessProfileRepository
        const [first, second] = [profile(1), profile(2)]
        yield* profiles.save(first)
        yield* profiles.save(second)
        const pages = [yield* profiles.pageOf(first.id), yield* profiles.pageOf(second.id)]
        const keys = pages.map(({ key }) => key)
        expect(new Set(keys).size).toBe(2)
        expect(pages.map(({ portalId }) => portalId)).toEqual([first.portalId, second.portalId])
        yield* profiles.save(profile(1, { name: "Bloom" }))
        expect((yield* profiles.pageOf(first.id)).key).toBe(keys[0])
        expect(yield* profiles.ofPage(keys[1] ?? "")).toBe(second.id)
        expect(yield* profiles.ofPage("1")).toBeUndefined()
        expect((yield* Effect.flip(profiles.pageOf(BusinessProfileId.make(404))))._tag).toBe("BusinessProfileNotFound")
      }),
    ))

  test("saving again replaces the profile", () =>
    run(
      Effect.gen(function* () {
        const profiles = yield* BusinessProfileRepository
        yield* profiles.save(profile(1, { thumbnailLogo: "/old.png" }))
        yield* profiles.save(profile(1, { name: "Bloom" }))
        expect(yield* profiles.byId(BusinessProfileId.make(1))).toEqual(profile(1, { name: "Bloom" }))
      }),
    ))
}
