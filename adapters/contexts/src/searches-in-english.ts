import { Effect, Layer } from "effect"
import { CategoryCatalogue } from "@application/businesses/services"
import { InterestSearch } from "@application/campaigns/ports"
import { StockPhotos } from "@application/creatives/ports"

/** Interests by the words as they stand, and by the English ones of a known service or category, which the network knows best. */
export const interestsInEnglishToo = <E, R>(interests: Layer.Layer<InterestSearch, E, R>) =>
  Layer.effect(
    InterestSearch,
    Effect.gen(function* () {
      const { inEnglish } = yield* CategoryCatalogue
      const { matching } = yield* InterestSearch
      return {
        matching: Effect.fnUntraced(function* (query, language, kind) {
          const english = yield* inEnglish(query)
          const searches = [query, ...(english === query ? [] : [english])].map((words) =>
            matching(words, language, kind),
          )
          return (yield* Effect.all(searches, { concurrency: 2 })).flat()
        }),
      }
    }),
  ).pipe(Layer.provide(interests))

/** Stock photographs by the English words of a known service or category: the library is described in English. */
export const stockPhotosInEnglish = <E, R>(photos: Layer.Layer<StockPhotos, E, R>) =>
  Layer.effect(
    StockPhotos,
    Effect.gen(function* () {
      const { inEnglish } = yield* CategoryCatalogue
      const library = yield* StockPhotos
      return {
        ...library,
        search: (keywords, ...page) =>
          Effect.flatMap(inEnglish(keywords), (english) => library.search(english, ...page)),
      }
    }),
  ).pipe(Layer.provide(photos))
