import { Effect, Result } from "effect"
import { handler } from "@application/kernel"
import {
  type CampaignPlan,
  type AimedKind,
  type Interest,
  requestedTargetKinds,
  adLanguageOf,
  businessFactsOf,
  isWrittenFor,
} from "@domain/campaigns"
import { isBuyingKeyword, suggestKeywords as ownKeywords } from "@domain/creatives"
import { keyword as keywordRule } from "@domain/validation"
import { type KeywordIdea, ListKeywords, SearchInterests, SearchTargets, SuggestKeywords } from "../contract/index.ts"
import { type CampaignKey, CampaignRepository, InterestSearch, KeywordIdeas, LaunchDrafts } from "../ports/index.ts"
import { draftPlanOf } from "./campaign-plans.ts"

const mostInterests = 25
const mostKeywords = 40
const mostSeeds = 6

const subjectsOf = ({
  business: { category, services },
  creative: { promoteServices },
}: CampaignPlan): ReadonlyArray<string> => {
  const named = [category?.name, ...(promoteServices ?? []), ...(services ?? [])]
  return [...new Set(named.filter((name): name is string => name !== undefined && name.trim() !== ""))].slice(
    0,
    mostSeeds,
  )
}

/** What was filled in for a campaign of the profile. */
const draftOf = Effect.fnUntraced(function* ({ businessProfileId, campaignId }: CampaignKey) {
  return yield* draftPlanOf(yield* (yield* CampaignRepository).byId(businessProfileId, campaignId))
})

const targetsFor = Effect.fnUntraced(function* (plan: CampaignPlan, searchQuery: string | undefined, kind: AimedKind) {
  const search = yield* InterestSearch
  const typed = searchQuery?.trim() ?? ""
  const searchWords = typed === "" ? subjectsOf(plan) : [typed]
  const matches = yield* Effect.forEach(
    searchWords,
    (words) => search.matching(words, plan.business.language ?? "en", kind),
    {
      concurrency: 3,
    },
  )
  const distinct = new Map<string, Interest>()
  for (const interest of matches.flat()) if (!distinct.has(interest.id)) distinct.set(interest.id, interest)
  return [...distinct.values()].slice(0, mostInterests)
})

export const searchInterests = handler(
  SearchInterests,
  Effect.fnUntraced(function* ({ sessionId, searchQuery }) {
    return yield* targetsFor(yield* (yield* LaunchDrafts).get(sessionId), searchQuery, "Interest")
  }),
)

export const searchTargets = handler(
  SearchTargets,
  Effect.fnUntraced(function* ({ searchQuery, fbTargetTypes = requestedTargetKinds, ...campaign }) {
    const plan = yield* draftOf(campaign)
    const kinds = requestedTargetKinds.filter((kind) => fbTargetTypes.includes(kind))
    const targets = yield* Effect.forEach(kinds, (kind) =>
      Effect.map(targetsFor(plan, searchQuery, kind), (some) => some.map((target) => ({ ...target, type: kind }))),
    )
    return targets.flat()
  }),
)

const tidy = (typed: string): string | undefined => Result.getOrElse(keywordRule(typed), () => undefined)

/** The network's ideas first, then our own from what the business has stated; each once and under 20 characters. */
const keywordsFor = Effect.fnUntraced(function* (plan: CampaignPlan) {
  const language = adLanguageOf(plan)
  const { name, category, city } = businessFactsOf(plan)
  const named = [...(plan.creative.promoteServices ?? []), ...(plan.business.services ?? [])]
  const services = named.filter((service) => isWrittenFor(language, service))
  const networkIdeas = yield* (yield* KeywordIdeas).around({
    seeds: [...new Set([...(category === undefined ? [] : [category]), ...services])].slice(0, mostSeeds),
    region: plan.region,
    language,
    ...(plan.business.websiteUrl !== undefined && { websiteUrl: plan.business.websiteUrl }),
  })
  const facts = {
    name,
    services,
    ...(category !== undefined && { category }),
    ...(city !== undefined && { city }),
  }
  const ownIdeas = ownKeywords(facts, language, mostKeywords).map((keyword) => ({ keyword }))
  const ideas = new Map<string, KeywordIdea>()
  for (const idea of [...networkIdeas, ...ownIdeas]) {
    const keyword = tidy(idea.keyword)
    if (keyword !== undefined && isBuyingKeyword(keyword) && !ideas.has(keyword))
      ideas.set(keyword, { ...idea, keyword })
  }
  return [...ideas.values()].slice(0, mostKeywords)
})

export const suggestKeywords = handler(
  SuggestKeywords,
  Effect.fnUntraced(function* ({ sessionId }) {
    return yield* keywordsFor(yield* (yield* LaunchDrafts).get(sessionId))
  }),
)

export const listKeywords = handler(
  ListKeywords,
  Effect.fnUntraced(function* (campaign) {
    return yield* keywordsFor(yield* draftOf(campaign))
  }),
)
