import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { CategoryCatalogue, Gazetteer } from "../ports/gazetteer.ts"
import { memoryCategoryCatalogue, memoryGazetteer } from "../testing/index.ts"
import { searchCategories, suggestServices } from "./search-categories.ts"
import { nearbyPlaces, searchPlaces } from "./search-places.ts"

const run = <A, E>(effect: Effect.Effect<A, E, Gazetteer | CategoryCatalogue>) =>
  Effect.runPromise(Effect.provide(effect, Layer.merge(memoryGazetteer(), memoryCategoryCatalogue)))

const names = (places: ReadonlyArray<{ readonly name: string }>) => places.map(({ name }) => name)

test("every kind in both countries is searched, larger towns first", async () => {
  expect(names(await run(searchPlaces.handle({ keyword: "b" })))).toEqual([
    "Bengaluru",
    "Birmingham",
    "Bristol",
    "Belfast",
  ])
  expect(names(await run(searchPlaces.handle({ keyword: "MAH" })))).toEqual(["Maharashtra"])
})

test("kinds, countries in any case and the limit narrow the search", async () => {
  const only = run(searchPlaces.handle({ keyword: "b", countryCodes: ["gb"], types: ["City"], limit: 2 }))
  expect(names(await only)).toEqual(["Birmingham", "Bristol"])
  expect(await run(searchPlaces.handle({ keyword: "b", types: ["State"] }))).toEqual([])
})

test("a postal code is found by its prefix, whatever its spaces", async () => {
  expect(names(await run(searchPlaces.handle({ keyword: "5600 01" })))).toEqual(["Bengaluru G.P.O."])
  expect(names(await run(searchPlaces.handle({ keyword: "sw1" })))).toEqual(["Westminster"])
})

test("at most twenty places come without a limit", async () => {
  const limits: Array<number> = []
  const counting = Layer.succeed(Gazetteer, {
    search: ({ limit }) => Effect.sync(() => (limits.push(limit), [])),
    nearby: () => Effect.succeed([]),
    byPostcode: () => Effect.succeed(undefined),
  })
  await Effect.runPromise(Effect.provide(searchPlaces.handle({ keyword: "x" }), counting))
  expect(limits).toEqual([20])
})

test("towns within the radius come largest first", async () => {
  const near = nearbyPlaces.handle({ latitude: 19.1, longitude: 72.9, radiusKilometers: 25 })
  expect(names(await run(near))).toEqual(["Mumbai", "Thane"])
})

test("categories match any language and are named in the requested one", async () => {
  expect(await run(searchCategories.handle({ keyword: "dent", language: "hi" }))).toEqual([
    { slug: "dentist", name: "दंत चिकित्सक" },
  ])
  expect(names(await run(searchCategories.handle({ keyword: "בית", language: "en" })))).toEqual([])
  expect(names(await run(searchCategories.handle({ keyword: "מאפ", language: "en" })))).toEqual(["Bakery"])
  expect((await run(searchCategories.handle({ keyword: "", language: "en" }))).length).toBeLessThanOrEqual(12)
})

test("a category brings its usual services, an unknown one none", async () => {
  expect(await run(suggestServices.handle({ category: "plumber", language: "en" }))).toContain("Leak repair")
  expect(await run(suggestServices.handle({ category: "plumber", language: "he" }))).toContain("תיקון נזילות")
  expect(await run(suggestServices.handle({ category: "nothing", language: "en" }))).toEqual([])
})
