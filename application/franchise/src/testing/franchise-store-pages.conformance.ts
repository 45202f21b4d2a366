import type { Tables } from "@application/kernel"
import { blankStore, type FranchiseStore } from "@domain/franchise"
import { BusinessProfileId } from "@domain/kernel"
import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { FranchiseStorePages, type StoreQuery } from "../ports/index.ts"
import { FranchiseStores } from "../stores/franchise-stores.ts"

const [franchise, stranger] = [1, 2].map((id) => BusinessProfileId.make(id)) as [BusinessProfileId, BusinessProfileId]
const store = (code: string, parts: Partial<FranchiseStore>): FranchiseStore => ({
  ...blankStore("IN"),
  code,
  name: `Store ${code}`,
  latitude: 18.5,
  longitude: 73.8,
  ...parts,
})
const { latitude: _latitude, longitude: _longitude, ...nowhere } = store("b2", { region: "West", name: "Baner 100%" })
const stores = [
  store("A1", { region: "West", address: "12 North Road" }),
  nowhere,
  store("C3", { region: "North", isOpen: false }),
  store("D4", {}),
]

/** Conformance tests of `FranchiseStorePages` on a fresh store per layer build. */
export const franchiseStorePagesConformance = (layer: Layer.Layer<FranchiseStorePages | Tables, unknown>) => {
  type Ports = Layer.Success<typeof layer>
  const run = <A, E>(effect: Effect.Effect<A, E, Ports>) => Effect.runPromise(Effect.provide(effect, layer))
  const filled = Effect.gen(function* () {
    const kept = yield* FranchiseStores
    for (const one of stores) yield* kept.save({ businessProfileId: franchise, ...one })
    yield* kept.save({ businessProfileId: stranger, ...store("A1", { region: "East" }) })
    const { counts, page } = yield* FranchiseStorePages
    const codesOf = (query: Partial<StoreQuery>) =>
      Effect.map(page(franchise, { words: "", limit: 9, ...query }), (found) => [
        found.stores.map(({ code }) => code),
        found.total,
      ])
    return { counts, page, codesOf }
  })

  test("stores come whole in the order of their codes, page by page", () =>
    run(
      Effect.gen(function* () {
        const { page, codesOf } = yield* filled
        expect(yield* page(franchise, { words: "", limit: 1 })).toEqual({ stores: [stores[0]], total: 4 })
        expect(yield* codesOf({ limit: 2 })).toEqual([["A1", "C3"], 4])
        expect(yield* codesOf({ limit: 2, after: "C3" })).toEqual([["D4", "b2"], 4])
        expect(yield* codesOf({ after: "b2" })).toEqual([[], 4])
      }),
    ))

  test("stores are found by words, region and standing", () =>
    run(
      Effect.gen(function* () {
        const { codesOf } = yield* filled
        expect(yield* codesOf({ words: "north ROAD" })).toEqual([["A1"], 1])
        expect(yield* codesOf({ words: "100%" })).toEqual([["b2"], 1])
        expect(yield* codesOf({ words: "B2" })).toEqual([["b2"], 1])
        expect(yield* codesOf({ region: "West" })).toEqual([["A1", "b2"], 2])
        expect(yield* codesOf({ standing: "Ready" })).toEqual([["A1", "D4"], 2])
        expect(yield* codesOf({ standing: "Closed" })).toEqual([["C3"], 1])
        expect(yield* codesOf({ standing: "NoPlace", region: "West" })).toEqual([["b2"], 1])
      }),
    ))

  test("counts are of the business's own stores", () =>
    run(
      Effect.gen(function* () {
        const { counts } = yield* filled
        expect(yield* counts(franchise)).toEqual({
          stores: 4,
          closed: 1,
          withoutPlace: 1,
          regions: [
            { name: "North", stores: 1 },
            { name: "West", stores: 2 },
          ],
        })
        expect(yield* counts(BusinessProfileId.make(3))).toEqual({ stores: 0, closed: 0, withoutPlace: 0, regions: [] })
      }),
    ))
}
