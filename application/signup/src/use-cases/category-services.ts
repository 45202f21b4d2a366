import { Effect } from "effect"
import type { SignupSession } from "@domain/signup"
import { CategoryAdvice } from "../ports/category-advice.ts"

const languageOf = ({ business: { language } }: SignupSession): string => language ?? "en"

/** Replaces suggested services when the category or language changes; services of the website stay. */
export const withServicesOfCategory = Effect.fnUntraced(function* (before: SignupSession, after: SignupSession) {
  const {
    business: { category },
  } = after
  if (category === undefined) return after
  const { servicesOf } = yield* CategoryAdvice
  const isAnother = category.slug !== before.business.category?.slug
  if (!isAnother && languageOf(after) === languageOf(before)) return after
  const usual = yield* servicesOf(category.slug, languageOf(after))
  if (isAnother) return usual.length === 0 ? after : { ...after, suggestedServices: usual }
  const earlier = yield* servicesOf(category.slug, languageOf(before))
  const suggestedServices = after.suggestedServices.map((service) => usual[earlier.indexOf(service)] ?? service)
  return { ...after, suggestedServices }
})
