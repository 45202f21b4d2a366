import { Effect, Layer } from "effect"
import { CategoryCatalogue } from "../services/category-catalogue.ts"
import { expect, test } from "vitest"
import { CurrentRequest, RateLimits } from "@application/kernel"
import { memoryRateLimits } from "@application/kernel/testing"
import { Gazetteer } from "../ports/gazetteer.ts"
import { PlaceCodes } from "../ports/place-codes.ts"
import { memoryCategoryCatalogue, memoryGazetteer, memoryPlaceCodes } from "../testing/index.ts"
import { searchCategories, suggestServices } from "./search-categories.ts"
import { nearbyPlaces, searchPlaces } from "./search-places.ts"

const world = Layer.mergeAll(memoryGazetteer(), memoryCategoryCatalogue, memoryPlaceCodes, memoryRateLimits)

const run = <A, E>(effect: Effect.Effect<A, E, Gazetteer | CategoryCatalogue | PlaceCodes | RateLimits>) =>
  Effect.runPromise(Effect.provide(effect, world))

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
  const services = Layer.mergeAll(counting, memoryPlaceCodes, memoryRateLimits)
  await Effect.runPromise(Effect.provide(searchPlaces.handle({ keyword: "x" }), services))
  expect(limits).toEqual([20])
})

test("with a Google code come only the places that the search network knows", async () => {
  const places = await run(searchPlaces.handle({ keyword: "m", hasGoogleCode: true, limit: 2 }))
  expect(places.map(({ kind }) => kind)).toEqual(["City", "City"])
  expect(places.every(({ id, googleCode }) => googleCode === `google-${id}`)).toBe(true)
  expect(await run(searchPlaces.handle({ keyword: "mah", hasGoogleCode: true }))).toEqual([])
  expect(names(await run(searchPlaces.handle({ keyword: "mah", hasGoogleCode: false })))).toEqual(["Maharashtra"])
})

test("one address asks the search network at most 300 times an hour", async () => {
  const search = searchPlaces.handle({ keyword: "pune", hasGoogleCode: true })
  const many = Effect.andThen(
    Effect.forEach(Array.from({ length: 300 }), () => search),
    Effect.flip(search),
  )
  const request = Effect.flatMap(CurrentRequest, (facts) =>
    Effect.provideService(many, CurrentRequest, { ...facts, ipAddress: "192.0.2.1" }),
  )
  expect(await run(request)).toMatchObject({ _tag: "TooManyRequests" })
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
