import { Effect, Layer, Logger, ManagedRuntime } from "effect"
import { CategoryCatalogue } from "@application/businesses/services"
import { afterAll, expect, test } from "vitest"
import { Gazetteer } from "@application/businesses/ports"
import { categoryCatalogueLayer, gazetteerLayer, gazetteerOn } from "./gazetteer-layer.ts"

const places = ManagedRuntime.make(Layer.merge(gazetteerLayer, categoryCatalogueLayer))
const run = <A>(effect: Effect.Effect<A, never, Gazetteer | CategoryCatalogue>) => places.runPromise(effect)
afterAll(() => places.dispose())

const search = { kinds: ["State", "City", "PostalCode"] as const, countryCodes: ["IN", "GB"], limit: 5 }

test("a town is found by the beginning of its name, as the domain shows places", async () => {
  const [first] = await run(Effect.flatMap(Gazetteer, (places) => places.search({ ...search, keyword: "Bengal" })))
  expect(first).toMatchObject({ name: "Bengaluru", kind: "City", state: "Karnataka", countryCode: "IN" })
}, 30_000)

test("only the wanted kinds and countries are found", async () => {
  const places = await run(
    Effect.flatMap(Gazetteer, (places) =>
      places.search({ keyword: "Birmingham", kinds: ["State"], countryCodes: ["IN"], limit: 5 }),
    ),
  )
  expect(places.filter(({ kind, countryCode }) => kind !== "State" || countryCode !== "IN")).toEqual([])
})

test("a postal code is found in its own country only", async () => {
  const byPostcode = (code: string, country: string) =>
    run(Effect.flatMap(Gazetteer, (places) => places.byPostcode(code, country)))
  expect(await byPostcode("560001", "IN")).toMatchObject({ kind: "PostalCode", countryCode: "IN" })
  expect(await byPostcode("560001", "US")).toBeUndefined()
})

test("towns nearby come largest first and within the radius", async () => {
  const towns = await run(Effect.flatMap(Gazetteer, (places) => places.nearby(12.97, 77.59, 25)))
  expect(towns[0]?.name).toBe("Bengaluru")
  expect(towns.every(({ latitude }) => Math.abs(latitude - 12.97) < 0.3)).toBe(true)
})

test("a category is found by its slug and named in the requested language", async () => {
  const categories = await run(
    Effect.flatMap(CategoryCatalogue, (catalogue) =>
      Effect.all([catalogue.bySlug("restaurant", "hi"), catalogue.bySlug("nothing-at-all", "en")]),
    ),
  )
  expect(categories).toEqual([{ slug: "restaurant", name: "रेस्टोरेंट" }, undefined])
})

test("a website's words give its kind of business, or none", async () => {
  const categories = (words: ReadonlyArray<string>) =>
    run(Effect.flatMap(CategoryCatalogue, (catalogue) => catalogue.categoriesFor(words, "en")))
  const matches = await categories(["Smile Dental", "Your family dentist in Leeds", "Root canal treatment"])
  expect(matches[0]?.slug).toBe("dentist")
  expect(matches.length).toBeLessThanOrEqual(6)
  expect(await categories(["Welcome to our homepage"])).toEqual([])
})

test("without its thread the gazetteer finds nothing and reports it once", async () => {
  const logged: Array<unknown> = []
  const logger = Logger.make(({ message }) => void logged.push(message))
  const broken = gazetteerOn(new URL("./no-such-thread.ts", import.meta.url).href)
  const answers = Effect.flatMap(Gazetteer, (gone) =>
    Effect.all(
      [
        gone.search({ ...search, keyword: "Bengal" }),
        gone.nearby(12.97, 77.59, 25),
        gone.byPostcode("560001", "IN"),
        gone.byPostcode("560001", "IN"),
      ],
      { concurrency: "unbounded" },
    ),
  )
  const twice = Effect.all([answers, answers])
  const answersTwice = await Effect.runPromise(Effect.provide(twice, [broken, Logger.layer([logger])]))
  expect(answersTwice).toEqual([
    [[], [], undefined, undefined],
    [[], [], undefined, undefined],
  ])
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).toContain("no places are found")
})
