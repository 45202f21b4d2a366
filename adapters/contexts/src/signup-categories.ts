import { Effect, Layer } from "effect"
import { CategoryCatalogue } from "@application/businesses/ports"
import { CategoryAdvice } from "@application/signup/ports"

/** The sign-up's advice on categories is the businesses context's catalogue. */
export const signupCategories = Layer.effect(
  CategoryAdvice,
  Effect.map(CategoryCatalogue, ({ categoriesFor, bySlug, servicesOf }) => ({ categoriesFor, bySlug, servicesOf })),
)
