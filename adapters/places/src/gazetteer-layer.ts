import { Effect, Layer } from "effect"
import { CategoryCatalogue } from "@application/businesses/services"
import { threadOf } from "@adapters/threads"
import { Gazetteer } from "@application/businesses/ports"
import type { Place, PlaceKind } from "@domain/businesses"
import { allCategories, type BusinessCategory, findCategory, searchCategories, servicesOf } from "./categories.ts"
import { inEnglish } from "./in-english.ts"
import { normalise } from "./normalise.ts"
import { type Place as FoundPlace, type PlaceCountry, placeTypeOf, type PlaceTypeNumber } from "./place.ts"

const numbers: Readonly<Record<PlaceKind, PlaceTypeNumber>> = { State: 4, City: 5, PostalCode: 20 }
const kinds: Readonly<Record<PlaceTypeNumber, PlaceKind>> = { 4: "State", 5: "City", 20: "PostalCode" }

const isCovered = (code: string): code is PlaceCountry => code === "IN" || code === "GB"

const placeOf = (place: FoundPlace): Place => ({
  id: place.id,
  name: place.name,
  kind: kinds[placeTypeOf(place.kind)],
  state: place.region,
  countryCode: place.countryCode,
  latitude: place.latitude,
  longitude: place.longitude,
  ...(place.postcode !== undefined && { postcode: place.postcode }),
  ...(place.population !== undefined && { population: place.population }),
})

type Questions = typeof import("./gazetteer-thread.ts")

/**
 * Runs the gazetteer on its own thread, started by the first question: loading its 60 MB takes half a second and would
 * burden the caller's heap. If the thread cannot start, searches find nothing and the error is logged once.
 */
export const gazetteerOn = (module: string) =>
  Layer.effect(
    Gazetteer,
    Effect.gen(function* () {
      const thread = yield* threadOf(module)
      let isReported = false
      const ask = <Name extends keyof Questions, Nothing>(
        name: Name,
        question: Parameters<Questions[Name]>[0],
        nothing: Nothing,
      ): Effect.Effect<ReturnType<Questions[Name]> | Nothing> =>
        Effect.tryPromise(() => thread.ask(name, question) as Promise<ReturnType<Questions[Name]>>).pipe(
          Effect.tap(() => Effect.sync(() => void (isReported = false))),
          Effect.catch(({ cause }) => {
            if (isReported) return Effect.succeed(nothing)
            isReported = true
            return Effect.as(Effect.logError("The gazetteer cannot be asked; no places are found", cause), nothing)
          }),
        )
      return {
        search: ({ keyword, kinds: wanted, countryCodes, limit }) => {
          const types = wanted.map((kind) => numbers[kind])
          const question = { keyword, types, countryCodes: countryCodes.filter(isCovered), limit }
          return Effect.map(ask("searchPlaces", question, []), (places) => places.map(placeOf))
        },
        nearby: (latitude, longitude, radiusKm) =>
          Effect.map(ask("townsNearby", { latitude, longitude, radiusKm }, []), (towns) =>
            towns.map(placeOf).toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0)),
          ),
        byPostcode: (postcode, country) =>
          isCovered(country)
            ? Effect.map(ask("findPostcode", { postcode, country }, undefined), (match) => match && placeOf(match))
            : Effect.undefined,
      }
    }),
  )

/** The gazetteer of India and the United Kingdom on its own thread. */
export const gazetteerLayer = gazetteerOn(new URL("./gazetteer-thread.ts", import.meta.url).href)

const most = 12
const mostForWords = 6

const inLanguage = (category: BusinessCategory, language: string) => ({
  slug: category.slug,
  name: category.names[language.split("-")[0] ?? ""] ?? category.name,
})

/** How strongly texts suggest a category: names weigh more than terms, and only whole words count. */
const weightIn = (texts: ReadonlyArray<string>, category: BusinessCategory): number => {
  const occurs = (term: string) => {
    const words = normalise(term)
    return words.length > 2 && texts.some((text) => text.includes(` ${words} `))
  }
  const names = [category.name, ...Object.values(category.names)].filter(occurs).length
  const terms = [...category.terms, ...Object.values(category.translatedTerms).flat()].filter(occurs).length
  return names * 3 + terms
}

/** The category catalogue from the open data in this package. */
export const categoryCatalogueLayer = Layer.succeed(CategoryCatalogue, {
  search: (keyword, language) => Effect.sync(() => searchCategories(keyword, language, most)),
  categoriesFor: (words, language) =>
    Effect.sync(() => {
      const texts = words.map((word) => ` ${normalise(word)} `)
      return allCategories()
        .map((category) => ({ category, weight: weightIn(texts, category) }))
        .filter(({ weight }) => weight > 0)
        .toSorted((a, b) => b.weight - a.weight)
        .slice(0, mostForWords)
        .map(({ category }) => inLanguage(category, language))
    }),
  bySlug: (slug, language) =>
    Effect.sync(() => {
      const category = findCategory(slug)
      return category && inLanguage(category, language)
    }),
  servicesOf: (slug, language) => Effect.sync(() => servicesOf(slug, language)),
  inEnglish: (named) => Effect.sync(() => inEnglish(named)),
})
