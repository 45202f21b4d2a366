import { readFileSync } from "node:fs"
import { CategoryCatalogue } from "@application/businesses/services"
import { Effect } from "effect"
import { categoryCatalogueLayer } from "@adapters/places"

/** A whole name of a business and the kinds that would be right. */
type NamedKind = { readonly name: string; readonly kinds: ReadonlyArray<string> }

/** Names that the rules were mended from, and names that were kept apart. */
export const nameSets = (): { readonly mended: ReadonlyArray<NamedKind>; readonly kept: ReadonlyArray<NamedKind> } =>
  JSON.parse(readFileSync(new URL("../sets/names.json", import.meta.url), "utf8"))

/** What the catalogue suggests first for each name; undefined when it suggests nothing. */
export const suggestedKinds = (names: ReadonlyArray<NamedKind>) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const catalogue = yield* CategoryCatalogue
      return yield* Effect.forEach(names, ({ name, kinds }) =>
        Effect.map(catalogue.search(name, "en"), ([first]) => ({
          name,
          kinds,
          found: first?.slug,
          isRight: kinds.includes(first?.slug ?? ""),
        })),
      )
    }).pipe(Effect.provide(categoryCatalogueLayer)),
  )
