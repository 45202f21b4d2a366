import { Clock, Effect, Layer, Option, Result } from "effect"
import { authoriseSession, Ids } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { type ShopItem, shopReadingOf } from "@domain/businesses"
import { canonicalJson } from "@domain/creatives"
import { InvalidFields } from "@domain/identity"
import {
  applyChange,
  lacksDetails,
  planOf,
  type SignupSession,
  SessionBelongsToUser,
  SessionNotFound,
  withParts,
} from "@domain/signup"
import { type Campaign, revisedPlan, type Interest, type LaunchApproval, quotedBudget } from "@domain/campaigns"
import { type BusinessProfileId, localDateAt, type Region, regionFacts, type SessionId } from "@domain/kernel"
import { ProfileOnboarding } from "@application/businesses/services"
import { memoryPortals } from "@application/portals/testing"
import { type PortalFlags, seededPortals } from "@domain/portals"
import { priceBreakdown } from "@domain/pricing"
import { onePixel } from "./one-pixel.ts"
import { sampleDraft } from "./sample-draft.ts"
import { AdvertisedProducts } from "../ports/advertised-products.ts"
import { LaunchDrafts, LaunchPrices, SeedSessions } from "@application/signup/services"
import { CreativePictures, PublicPages } from "../ports/draft-pictures.ts"
import { type FoundKeyword, InterestSearch, KeywordIdeas } from "../ports/suggestion-sources.ts"
import { seedPriceLists } from "@domain/pricing/seed"

const sessionTable = "sessions"

const ownCampaign: LaunchApproval = { isNeeded: false, standing: "NotAsked", changedParts: [] }

/** A draft's price by the seeded price lists, without a promotion. */
const priceOf = ({ region, budget: { budget } }: SignupSession) => {
  const priceList = seedPriceLists[region]
  const { dailyBudget = priceList.minimumDaily, days = 1 } = budget ?? {}
  return Result.getOrUndefined(priceBreakdown({ priceList, dailyBudget, days }))
}

/** Drafts in the in-memory database's table `sessions`; one with a user is theirs and their profile's. Approvals are in `launch-approvals`. */
export const memoryLaunchDrafts = Layer.effect(
  LaunchDrafts,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const sessions = database.table<SessionId, SignupSession>(sessionTable)
    const approvals = database.table<SessionId, LaunchApproval>("launch-approvals")
    return {
      forLaunch: Effect.fnUntraced(function* (businessProfileId, sessionId) {
        const session = sessions.get(sessionId)
        if (session?.businessProfileId !== businessProfileId) return yield* new SessionNotFound({})
        const approval = { ...(approvals.get(sessionId) ?? ownCampaign), contentHash: `hash-${session.revision}` }
        const price = priceOf(session)
        return { plan: planOf(session), isPaid: session.paid, price, approval, order: { address: "" } }
      }),
      get: Effect.fnUntraced(function* (sessionId) {
        const session = sessions.get(sessionId)
        if (session === undefined) return yield* new SessionNotFound({})
        yield* authoriseSession(session, () => new SessionBelongsToUser({}))
        return planOf(session)
      }),
      ofCampaign: Effect.fnUntraced(function* (businessProfileId, sessionId) {
        const session = sessions.get(sessionId)
        if (session?.businessProfileId !== businessProfileId) return yield* new SessionNotFound({})
        return { plan: planOf(session), isPaid: session.paid }
      }),
      describe: Effect.fnUntraced(function* (businessProfileId, sessionId, business) {
        const session = sessions.get(sessionId)
        if (session?.businessProfileId !== businessProfileId) return yield* new SessionNotFound({})
        const changed = applyChange(session, { business })
        if (Result.isFailure(changed)) return yield* new InvalidFields({ fields: { microSiteRequest: [] } })
        sessions.set(sessionId, changed.success)
      }),
      approvalOfEdit: Effect.fnUntraced(function* (businessProfileId, sessionId, edit) {
        const session = sessions.get(sessionId)
        if (session?.businessProfileId !== businessProfileId) return yield* new SessionNotFound({})
        const contentHash = canonicalJson(revisedPlan(session, edit).creative)
        return { ...(approvals.get(sessionId) ?? ownCampaign), contentHash }
      }),
      revise: Effect.fnUntraced(function* (businessProfileId, sessionId, edit) {
        const session = sessions.get(sessionId)
        if (session?.businessProfileId !== businessProfileId) return yield* new SessionNotFound({})
        sessions.set(sessionId, { ...revisedPlan(session, edit), revision: session.revision + 1 })
      }),
      campaignOf: (sessionId) => Effect.sync(() => Option.fromNullishOr(sessions.get(sessionId)?.campaignId)),
      unpay: (sessionId) =>
        Effect.sync(() => {
          const session = sessions.get(sessionId)
          if (session !== undefined) sessions.set(sessionId, { ...session, paid: false })
        }),
    }
  }),
)

/** A copy of the profile's newest session under a new id, unpaid and unlaunched. */
export const memorySeedSessions = Layer.effect(
  SeedSessions,
  Effect.gen(function* () {
    const sessions = (yield* MemoryDatabase).table<SessionId, SignupSession>(sessionTable)
    const ids = yield* Ids
    return {
      preview: (businessProfileId) =>
        Effect.sync(() => {
          const last = [...sessions.values()].findLast((session) => session.businessProfileId === businessProfileId)
          const plan = { ...planOf(last ?? sampleDraft), budget: {} }
          const priceList = seedPriceLists[plan.region]
          const budget = quotedBudget(plan, priceList)
          return { plan, budget, price: Result.getOrThrow(priceBreakdown({ priceList, ...budget })) }
        }),
      quote: Effect.fnUntraced(function* (businessProfileId, budgets) {
        const last = [...sessions.values()].findLast((session) => session.businessProfileId === businessProfileId)
        const plan = { ...planOf(last ?? sampleDraft), budget: {} }
        const priceList = seedPriceLists[plan.region]
        const today = localDateAt(yield* Clock.currentTimeMillis, regionFacts[plan.region].timeZone)
        const prices = budgets.map((budget) => Result.getOrUndefined(priceBreakdown({ priceList, ...budget })))
        return { plan, priceList, place: "unknown" as const, today, prices }
      }),
      copyFor: (businessProfileId, campaignId, partsIn = () => Effect.succeed({})) =>
        Effect.gen(function* () {
          const sessionId = yield* ids.sessionId
          const last = [...sessions.values()].findLast((session) => session.businessProfileId === businessProfileId)
          if (last !== undefined) {
            const encodedId = yield* ids.secret
            const launchState = "Objective" as const
            const priceList = seedPriceLists[last.region]
            const now = yield* Clock.currentTimeMillis
            const copy = {
              ...last,
              budget: {},
              sessionId,
              encodedId,
              campaignId,
              paid: false,
              revision: 1,
              launchState,
            }
            const today = localDateAt(now, regionFacts[last.region].timeZone)
            const begun = {
              plan: planOf(copy),
              priceList,
              today,
              lacksDetails: lacksDetails(copy),
              adState: "FacebookAdPreview" as const,
            }
            sessions.set(sessionId, withParts(copy, yield* partsIn(begun)))
          }
          return sessionId
        }),
    }
  }),
)

/** Answers one pixel for every creative, at an address by its headline. */
export const memoryCreativePictures = Layer.succeed(CreativePictures, {
  png: ({ headline }, size) =>
    Effect.succeed({ bytes: onePixel, url: `/creatives/${encodeURIComponent(headline)}-${size}.png` }),
  cover: (url) => Effect.succeed({ bytes: onePixel, url }),
  bannerPng: ({ content: { headline }, templateId, size: { width, height } }) =>
    Effect.succeed({
      bytes: onePixel,
      url: `/creatives/${encodeURIComponent(headline)}-${templateId}-${width}x${height}.png`,
    }),
})

/** Profiles whose first results arrived, in the in-memory database, with how often. */
export const memoryProfileOnboarding = Layer.effect(
  ProfileOnboarding,
  Effect.map(MemoryDatabase, (database) => {
    const arrivals = database.table<BusinessProfileId, number>("first_results")
    return {
      resultsArrived: (profile) => Effect.sync(() => void arrivals.set(profile, (arrivals.get(profile) ?? 0) + 1)),
    }
  }),
)

/** Portals that offer owners everything, unless a test says what they allow. */
export const memoryCampaignPortals = (rights: Partial<PortalFlags> = {}) => {
  const offered = { isCampaignLaunchDisabled: false, isScheduleEditEnabled: true, ...rights }
  return memoryPortals(seededPortals.map((portal) => ({ ...portal, flags: { ...portal.flags, ...offered } })))
}

export const memoryPublicPages = Layer.succeed(PublicPages, {
  of: (businessProfileId) => Effect.succeed(`https://marquee.example/b/${businessProfileId}`),
})

const interests: ReadonlyArray<Interest> = [
  ["6003012461997", "Dentistry", "Fitness and wellness", 98_000_000],
  ["6003384248805", "Physical fitness", "Fitness and wellness", 860_000_000],
  ["6003306084421", "Yoga", "Fitness and wellness", 320_000_000],
  ["6003133978408", "Bakeries", "Food and drink", 240_000_000],
  ["6003372667195", "Restaurants", "Food and drink", 690_000_000],
  ["6003176678152", "Coffee", "Food and drink", 510_000_000],
  ["6002867432822", "Beauty", "Shopping and fashion", 770_000_000],
  ["6003088846792", "Beauty salons", "Shopping and fashion", 260_000_000],
  ["6003234413249", "Home improvement", "Hobbies and activities", 410_000_000],
  ["6003470511564", "Do it yourself", "Hobbies and activities", 380_000_000],
  ["6003327060545", "Education", "Business and industry", 640_000_000],
  ["6003397425735", "Small business", "Business and industry", 150_000_000],
].map(([id, name, group, audienceSize]) => ({
  id: String(id),
  name: String(name),
  path: ["Interests", String(group), String(name)],
  audienceSize: Number(audienceSize),
}))

const behaviours: ReadonlyArray<Interest> = [
  { id: "6002714898572", name: "Small business owners", path: ["Behaviours", "Small business owners"] },
  { id: "6071631541183", name: "Engaged shoppers", path: ["Behaviours", "Shopping", "Engaged shoppers"] },
].map((behaviour) => ({ ...behaviour, type: "Behaviour" as const }))

/** A dozen interests and two behaviours, matched anywhere in name or path. */
export const memoryInterestSearch = Layer.succeed(InterestSearch, {
  matching: (query, _language, kind = "Interest") => {
    const words = query.trim().toLowerCase()
    const targets = kind === "Interest" ? interests : behaviours
    return Effect.succeed(targets.filter(({ path }) => path.some((part) => part.toLowerCase().includes(words))))
  },
})

const endings = ["", " near me", " prices", " offers", " open now", " reviews", " best", " booking"]

/** Ideas made from the seeds, fewer searches the longer they are. */
export const memoryKeywordIdeas = Layer.succeed(KeywordIdeas, {
  around: ({ seeds }) =>
    Effect.succeed(
      seeds.flatMap((seed): ReadonlyArray<FoundKeyword> =>
        endings.map((ending) => {
          const keyword = `${seed}${ending}`.toLowerCase()
          return { keyword, monthlySearches: Math.max(10, 4_000 - keyword.length * 120), competition: "MEDIUM" }
        }),
      ),
    ),
})

/** Changes are priced by the seeded price lists, and nothing is known to be paid. */
export const memoryLaunchPrices = Layer.effect(
  LaunchPrices,
  Effect.sync(() => ({
    ofPaid: () => Effect.succeed(Option.none()),
    ofChange: (campaign: Campaign, region: Region = campaign.region) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const joinedOn = localDateAt(now, regionFacts[region].timeZone)
        return { priceList: seedPriceLists[region], joinedOn, place: "unknown" as const }
      }),
  })),
)

/** Products by profile, in the test table `advertised_items`; a profile without a row is no store. */
export const memoryAdvertisedProducts = Layer.effect(
  AdvertisedProducts,
  Effect.map(MemoryDatabase, (database) => {
    const items = database.table<BusinessProfileId, ReadonlyArray<ShopItem>>("advertised_items")
    const of = (profile: BusinessProfileId) => (items.get(profile) ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    return {
      areThere: (profile) => Effect.sync(() => of(profile).length > 0),
      after: (profile, code) => Effect.sync(() => of(profile).filter(({ id }) => id > code)),
      proposable: (profile) =>
        Effect.sync(() => {
          const all = items.get(profile)
          if (all === undefined) return { standing: "NoShop" as const, found: 0, withoutPicture: 0, items: [] }
          const standing = all.length === 0 ? shopReadingOf([]).standing : "Read"
          return { standing, found: all.length, withoutPicture: 0, items: of(profile) }
        }),
      ofCodes: (profile, codes) => Effect.sync(() => of(profile).filter(({ id }) => codes.includes(id))),
    }
  }),
)
