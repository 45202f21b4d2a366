import { Effect, Result } from "effect"
import { handler } from "@application/kernel"
import { adLanguageOf, businessFactsOf, isWrittenFor, type SignupSession } from "@domain/signup"
import { type AimedKind, type Interest, requestedTargetKinds } from "@domain/campaigns"
import { isBuyingKeyword, suggestKeywords as ownKeywords } from "@domain/creatives"
import { keyword as keywordRule } from "@domain/validation"
import { type KeywordIdea, ListKeywords, SearchInterests, SearchTargets, SuggestKeywords } from "../contract/index.ts"
import { type CampaignKey, CampaignRepository, InterestSearch, KeywordIdeas, LaunchDrafts } from "../ports/index.ts"

const mostInterests = 25
const mostKeywords = 40
const mostSeeds = 6

const subjectsOf = ({
  business: { category, services },
  creative: { promoteServices },
}: SignupSession): ReadonlyArray<string> => {
  const named = [category?.name, ...(promoteServices ?? []), ...(services ?? [])]
  return [...new Set(named.filter((name): name is string => name !== undefined && name.trim() !== ""))].slice(
    0,
    mostSeeds,
  )
}

/** What was filled in for a campaign of the profile. */
const draftOf = Effect.fnUntraced(function* ({ businessProfileId, campaignId }: CampaignKey) {
  const { sessionId } = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
  return yield* Effect.orDie((yield* LaunchDrafts).ofCampaign(businessProfileId, sessionId))
})

const targetsFor = Effect.fnUntraced(function* (
  details: SignupSession,
  searchQuery: string | undefined,
  kind: AimedKind,
) {
  const search = yield* InterestSearch
  const typed = searchQuery?.trim() ?? ""
  const searchWords = typed === "" ? subjectsOf(details) : [typed]
  const matches = yield* Effect.forEach(
    searchWords,
    (words) => search.matching(words, details.business.language ?? "en", kind),
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
    const details = yield* draftOf(campaign)
    const kinds = requestedTargetKinds.filter((kind) => fbTargetTypes.includes(kind))
    const targets = yield* Effect.forEach(kinds, (kind) =>
      Effect.map(targetsFor(details, searchQuery, kind), (some) => some.map((target) => ({ ...target, type: kind }))),
    )
    return targets.flat()
  }),
)

const tidy = (typed: string): string | undefined => Result.getOrElse(keywordRule(typed), () => undefined)

/** The network's ideas first, then our own from what the business has stated; each once and under 20 characters. */
const keywordsFor = Effect.fnUntraced(function* (details: SignupSession) {
  const language = adLanguageOf(details)
  const { name, category, city } = businessFactsOf(details)
  const named = [...(details.creative.promoteServices ?? []), ...(details.business.services ?? [])]
  const services = named.filter((service) => isWrittenFor(language, service))
  const networkIdeas = yield* (yield* KeywordIdeas).around({
    seeds: [...new Set([...(category === undefined ? [] : [category]), ...services])].slice(0, mostSeeds),
    region: details.region,
    language,
    ...(details.business.websiteUrl !== undefined && { websiteUrl: details.business.websiteUrl }),
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
