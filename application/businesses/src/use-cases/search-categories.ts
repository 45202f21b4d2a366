import { Effect } from "effect"
import { CategoryCatalogue } from "../services/category-catalogue.ts"
import { handler } from "@application/kernel"
import { SearchCategories, SuggestServices } from "../contract/categories.ts"

const most = 12

export const searchCategories = handler(
  SearchCategories,
  Effect.fnUntraced(function* ({ keyword, language }) {
    return (yield* (yield* CategoryCatalogue).search(keyword, language)).slice(0, most)
  }),
)

export const suggestServices = handler(
  SuggestServices,
  Effect.fnUntraced(function* ({ category, language }) {
    return yield* (yield* CategoryCatalogue).servicesOf(category, language)
  }),
)
