import { adLanguageOf, draftInCategory, searchCreatives, suggestedCreatives, draftWithOffer } from "@domain/campaigns"
import { Clock, Effect } from "effect"
import { CategoryCatalogue } from "@application/businesses/services"
import { listToday } from "./prices-today.ts"
import { handler, Profiles } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import { type BusinessProfileId, localDateAt, type Region, regionFacts } from "@domain/kernel"
import {
  draftsOfFlavour,
  offerPromotions,
  promoCodePromotions,
  type PromotionFlavour,
  PromotionNotFound,
  type SignupSession,
} from "@domain/signup"
import { normalisePromoCode } from "@domain/pricing"
import { requiredText } from "@domain/validation"
import {
  ListCategoryCreatives,
  ListPromotionCreatives,
  ListPromotions,
  ListSearchCreatives,
} from "../contract/creative-suggestions.ts"
import { SessionRepository } from "../ports/session-repository.ts"

/** How many drafts of a profile are looked through for its offers. */
const mostDrafts = 50

const todayIn = (region: Region) =>
  Effect.map(Clock.currentTimeMillis, (now) => localDateAt(now, regionFacts[region].timeZone))

const latestDraft = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  return (yield* (yield* SessionRepository).latestOf(businessProfileId))?.details
})

const promoCodesOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { portalId, region } = yield* (yield* Profiles).of(businessProfileId)
  const { on: today, priceList: list } = yield* listToday(portalId, region)
  const sessions = yield* SessionRepository
  const { sessionId } = (yield* latestDraft(businessProfileId)) ?? {}
  if (sessionId === undefined) return promoCodePromotions(list, today, { used: [], uses: {} })
  const now = yield* Clock.currentTimeMillis
  const limited = list.promoCodes.filter(({ usesAtMost }) => usesAtMost !== undefined)
  const uses = yield* Effect.forEach(limited, ({ code }) =>
    Effect.map(
      sessions.promoUses(portalId, normalisePromoCode(code), sessionId, now),
      (count) => [code, count] as const,
    ),
  )
  const used = yield* sessions.usedPromoCodes(businessProfileId, sessionId, now)
  return promoCodePromotions(list, today, { used, uses: Object.fromEntries(uses) })
})

const promotionsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, flavour?: PromotionFlavour) {
  const { region } = yield* (yield* Profiles).of(businessProfileId)
  const stored = yield* (yield* SessionRepository).recentOf(businessProfileId, mostDrafts)
  const drafts = stored.map(({ details }) => details)
  const offers = offerPromotions(
    flavour === undefined ? drafts : draftsOfFlavour(drafts, flavour),
    yield* todayIn(region),
  )
  return [...offers, ...(yield* promoCodesOf(businessProfileId))]
})

export const listPromotions = handler(
  ListPromotions,
  Effect.fnUntraced(function* ({ businessProfileId, flavour }) {
    return yield* promotionsOf(businessProfileId, flavour)
  }),
)

export const listPromotionCreatives = handler(
  ListPromotionCreatives,
  Effect.fnUntraced(function* ({ businessProfileId, promotionId }) {
    const promotion = (yield* promotionsOf(businessProfileId)).find(({ id }) => id === promotionId)
    if (promotion === undefined) return yield* new PromotionNotFound({})
    const draft = yield* latestDraft(businessProfileId)
    if (draft === undefined) return []
    return suggestedCreatives(promotion.kind === "offer" ? draftWithOffer(draft, promotion.offer) : draft)
  }),
)

/** A category by its key, or else by its name. */
const categoryNamed = Effect.fnUntraced(function* (typed: string, language: string) {
  const { bySlug, categoriesFor } = yield* CategoryCatalogue
  const name = typed.trim()
  const named = (yield* categoriesFor([name], language)).find((one) => one.name.toLowerCase() === name.toLowerCase())
  return (yield* bySlug(name, language)) ?? named
})

const refused = (field: string) => new InvalidFields({ fields: { [field]: ["validation.required"] } })

export const listCategoryCreatives = handler(
  ListCategoryCreatives,
  Effect.fnUntraced(function* ({ businessProfileId, category: typed }) {
    const draft: SignupSession | undefined = yield* latestDraft(businessProfileId)
    const language = draft === undefined ? "en" : adLanguageOf(draft)
    const category = yield* categoryNamed(typed, language)
    if (category === undefined) return yield* refused("category")
    if (draft === undefined) return []
    const services = yield* (yield* CategoryCatalogue).servicesOf(category.slug, language)
    return suggestedCreatives(draftInCategory(draft, category, services))
  }),
)

export const listSearchCreatives = handler(
  ListSearchCreatives,
  Effect.fnUntraced(function* ({ businessProfileId, theme }) {
    const checked = theme === undefined ? undefined : requiredText(theme)
    if (checked?._tag === "Failure") return yield* refused("theme")
    const draft = yield* latestDraft(businessProfileId)
    return draft === undefined ? [] : searchCreatives(draft, checked?.success)
  }),
)
