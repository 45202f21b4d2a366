import { Context, type Effect } from "effect"
import type { BusinessCategory } from "@domain/businesses"

/** Which kinds of business a text speaks of, and what they usually offer. */
export class CategoryAdvice extends Context.Service<
  CategoryAdvice,
  {
    /** Best first, at most six; none when nothing fits. */
    readonly categoriesFor: (
      words: ReadonlyArray<string>,
      language: string,
    ) => Effect.Effect<ReadonlyArray<BusinessCategory>>
    readonly bySlug: (slug: string, language: string) => Effect.Effect<BusinessCategory | undefined>
    readonly servicesOf: (slug: string, language: string) => Effect.Effect<ReadonlyArray<string>>
  }
>()("signup/CategoryAdvice") {}
