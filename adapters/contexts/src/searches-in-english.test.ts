import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { memoryCategoryCatalogue } from "@application/businesses/testing"
import { InterestSearch } from "@application/campaigns/ports"
import { StockPhotos } from "@application/creatives/ports"
import type { AimedKind } from "@domain/campaigns"
import { interestsInEnglishToo, stockPhotosInEnglish } from "./searches-in-english.ts"

const known: Readonly<Record<string, ReadonlyArray<string>>> = {
  Haircut: ["Hairdressing"],
  תספורת: ["תספורות", "Beauty"],
}

const interests = async (query: string, kind?: AimedKind) => {
  const searches: Array<ReadonlyArray<string>> = []
  const layer = interestsInEnglishToo(
    Layer.succeed(InterestSearch, {
      matching: (words, language, asked) =>
        Effect.sync(() => {
          searches.push([words, language, ...(asked === undefined ? [] : [asked])])
          return (known[words] ?? []).map((name) => ({ id: name, name, path: [] }))
        }),
    }),
  ).pipe(Layer.provide(memoryCategoryCatalogue))
  const matching = Effect.flatMap(InterestSearch, (search) => search.matching(query, "he", kind))
  const results = await Effect.runPromise(Effect.provide(matching, layer))
  return { asked: searches, names: results.map(({ name }) => name) }
}

test("interests of a Hebrew service are searched in both languages, named in Hebrew", async () => {
  const { asked: searches, names } = await interests("תספורת")
  expect(searches).toEqual([
    ["תספורת", "he"],
    ["Haircut", "he"],
  ])
  expect(names).toEqual(["תספורות", "Beauty", "Hairdressing"])
})

test("behaviours are searched in both languages as behaviours", async () => {
  expect((await interests("תספורת", "Behaviour")).asked).toEqual([
    ["תספורת", "he", "Behaviour"],
    ["Haircut", "he", "Behaviour"],
  ])
})

test("words that the catalogue does not know are searched once, as they stand", async () => {
  expect((await interests("אלפקות")).asked).toEqual([["אלפקות", "he"]])
  expect((await interests("Haircut")).asked).toEqual([["Haircut", "he"]])
})

test("stock photographs of a Hebrew service are searched in English", async () => {
  const searches: Array<string> = []
  const layer = stockPhotosInEnglish(
    Layer.succeed(StockPhotos, {
      search: (keywords) => Effect.sync(() => (searches.push(keywords), { images: [], total: 0 })),
      trackDownload: () => Effect.succeed(true),
    }),
  ).pipe(Layer.provide(memoryCategoryCatalogue))
  const search = (keywords: string) =>
    Effect.flatMap(StockPhotos, (photos) => photos.search(keywords, 1, 12, "ads.example"))
  await Effect.runPromise(Effect.provide(Effect.all([search("תספורת"), search("אלפקות")]), layer))
  expect(searches).toEqual(["Haircut", "אלפקות"])
})
