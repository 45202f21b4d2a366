import { adLanguageOf } from "@domain/campaigns"
import { Effect } from "effect"
import { CategoryCatalogue } from "@application/businesses/services"
import type { BusinessCategory } from "@domain/businesses"
import { type SignupSession, withParts } from "@domain/signup"

/** A category with its name in the ads' language, where that is another than its own. */
export const withAdName = Effect.fnUntraced(function* (category: BusinessCategory, language: string) {
  const { slug, name } = category
  const inAds = yield* (yield* CategoryCatalogue).bySlug(slug, language)
  const named: BusinessCategory = { slug, name, ...(inAds && inAds.name !== name && { adName: inAds.name }) }
  return named
})

/** The draft with its category named for its ads; where its fields come from stays as it is. */
export const withAdCategory = Effect.fnUntraced(function* (draft: SignupSession) {
  const { category } = draft.business
  if (category === undefined) return draft
  const named = yield* withAdName(category, adLanguageOf(draft))
  return named.adName === category.adName ? draft : withParts(draft, { business: { category: named } })
})

/** Names the category for the ads and replaces suggested services when it or the ads' language changes; services of the website stay. */
export const withServicesOfCategory = Effect.fnUntraced(function* (before: SignupSession, changed: SignupSession) {
  const isAnother = changed.business.category?.slug !== before.business.category?.slug
  const [former, language] = [adLanguageOf(before), adLanguageOf(changed)]
  if (changed.business.category === before.business.category && language === former) return changed
  const after = yield* withAdCategory(changed)
  const { category } = after.business
  if (category === undefined || (!isAnother && language === former)) return after
  const { servicesOf } = yield* CategoryCatalogue
  const usual = yield* servicesOf(category.slug, language)
  if (isAnother) return usual.length === 0 ? after : { ...after, suggestedServices: usual }
  const earlier = yield* servicesOf(category.slug, former)
  const suggestedServices = after.suggestedServices.map((service) => usual[earlier.indexOf(service)] ?? service)
  return { ...after, suggestedServices }
})
