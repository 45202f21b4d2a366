import { Context, type Effect } from "effect"
import type { BusinessCategory } from "@domain/businesses"

/** Kinds of business, their names in each language and their usual services. */
export class CategoryCatalogue extends Context.Service<
  CategoryCatalogue,
  {
    readonly search: (keyword: string, language: string) => Effect.Effect<ReadonlyArray<BusinessCategory>>
    /** Categories that the words of a website or listing suggest: best first, at most six, possibly none. */
    readonly categoriesFor: (
      words: ReadonlyArray<string>,
      language: string,
    ) => Effect.Effect<ReadonlyArray<BusinessCategory>>
    readonly bySlug: (slug: string, language: string) => Effect.Effect<BusinessCategory | undefined>
    /** In the requested language, else in English; none for an unknown slug. */
    readonly servicesOf: (slug: string, language: string) => Effect.Effect<ReadonlyArray<string>>
    /** The English words for a category or service in any language; unknown words are returned unchanged. */
    readonly inEnglish: (named: string) => Effect.Effect<string>
  }
>()("businesses/CategoryCatalogue") {}
