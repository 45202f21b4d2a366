import { Context, type Effect } from "effect"
import type { BusinessCategory, Place, PlaceKind } from "@domain/businesses"

/** Places of India and the United Kingdom. One that cannot be asked finds nothing: no journey waits for a place. */
export class Gazetteer extends Context.Service<
  Gazetteer,
  {
    readonly search: (query: {
      readonly keyword: string
      readonly kinds: ReadonlyArray<PlaceKind>
      readonly countryCodes: ReadonlyArray<string>
      readonly limit: number
    }) => Effect.Effect<ReadonlyArray<Place>>
    readonly nearby: (
      latitude: number,
      longitude: number,
      radiusKilometers: number,
    ) => Effect.Effect<ReadonlyArray<Place>>
    readonly byPostcode: (postcode: string, countryCode: string) => Effect.Effect<Place | undefined>
  }
>()("businesses/Gazetteer") {}

/** Kinds of business, their names in each language and their usual services. */
export class CategoryCatalogue extends Context.Service<
  CategoryCatalogue,
  {
    readonly search: (keyword: string, language: string) => Effect.Effect<ReadonlyArray<BusinessCategory>>
    /** Categories that the words of a website or listing speak of; best first, at most six, none when nothing fits. */
    readonly categoriesFor: (
      words: ReadonlyArray<string>,
      language: string,
    ) => Effect.Effect<ReadonlyArray<BusinessCategory>>
    readonly bySlug: (slug: string, language: string) => Effect.Effect<BusinessCategory | undefined>
    /** In the asked language, in English where it has no words; none for an unknown slug. */
    readonly servicesOf: (slug: string, language: string) => Effect.Effect<ReadonlyArray<string>>
    /** The English words for a category or service named in any language; what is neither stays as it is. */
    readonly inEnglish: (named: string) => Effect.Effect<string>
  }
>()("businesses/CategoryCatalogue") {}
