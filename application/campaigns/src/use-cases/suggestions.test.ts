import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import type { TargetKind } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, SessionId, UserId } from "@domain/kernel"
import { sampleDraft } from "../testing/index.ts"
import { inLaunchWorld, seedDraft } from "../testing/launched-world.ts"
import { listKeywords, searchInterests, searchTargets, suggestKeywords } from "./suggestions.ts"

const { sessionId } = sampleDraft
const stranger = SessionId.make("00000000-0000-4000-8000-0000000000ff")

test("interests match what is typed", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* seedDraft()
      const interests = yield* searchInterests.handle({ sessionId, searchQuery: "yoga" })
      expect(interests.map(({ name }) => name)).toEqual(["Yoga"])
    }),
  ))

test("without a query the interests suit the business, each once", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* seedDraft({
        business: { category: { slug: "bakery", name: "Food" }, services: [] },
        creative: { promoteServices: ["Coffee"] },
      })
      const interests = yield* searchInterests.handle({ sessionId })
      expect(interests.map(({ name }) => name)).toEqual(["Bakeries", "Restaurants", "Coffee"])
    }),
  ))

test("keyword ideas are under 20 characters, distinct and at least ten", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* seedDraft()
      const keywords = (yield* suggestKeywords.handle({ sessionId })).map(({ keyword }) => keyword)
      expect(keywords.length).toBeGreaterThanOrEqual(10)
      expect(new Set(keywords).size).toBe(keywords.length)
      expect(keywords.every((keyword) => keyword.length < 20)).toBe(true)
    }),
  ))

test("an unknown session has no suggestions", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      expect((yield* Effect.flip(searchInterests.handle({ sessionId: stranger })))._tag).toBe("SessionNotFound")
      expect((yield* Effect.flip(suggestKeywords.handle({ sessionId: stranger })))._tag).toBe("SessionNotFound")
    }),
  ))

test("a session with a user is its profile's members'", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* seedDraft({ userId: UserId.make(3) })
      const profiles = [sampleDraft.businessProfileId ?? BusinessProfileId.make(0)]
      const suggestion = suggestKeywords.handle({ sessionId })
      expect((yield* Effect.flip(suggestion))._tag).toBe("SessionBelongsToUser")
      const asOther = Effect.provideService(searchInterests.handle({ sessionId }), CurrentActor, userActor(4))
      expect((yield* Effect.flip(asOther))._tag).toBe("SessionBelongsToUser")
      expect(yield* Effect.provideService(suggestion, CurrentActor, userActor(3, profiles))).not.toEqual([])
    }),
  ))

test("targets are the interests and behaviours asked for, and other types have none", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const campaign = yield* seedDraft()
      const search = (...fbTargetTypes: ReadonlyArray<TargetKind>) =>
        Effect.map(searchTargets.handle({ ...campaign, searchQuery: "business", fbTargetTypes }), (targets) =>
          targets.map(({ name, type }) => [name, type]),
        )
      expect(yield* search("Interest")).toContainEqual(["Small business", "Interest"])
      expect(yield* search("Behaviour")).toEqual([["Small business owners", "Behaviour"]])
      expect(yield* search("Demographic")).toEqual([])
      const both = yield* searchTargets.handle({ ...campaign, searchQuery: "business" })
      expect(new Set(both.map(({ type }) => type))).toEqual(new Set(["Interest", "Behaviour"]))
    }),
  ))

test("a campaign's keywords are those of its draft", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const campaign = yield* seedDraft()
      expect(yield* listKeywords.handle(campaign)).toEqual(yield* suggestKeywords.handle({ sessionId }))
      const unknown = { ...campaign, campaignId: CampaignId.make(404) }
      expect(yield* Effect.flip(listKeywords.handle(unknown))).toMatchObject({
        _tag: "CampaignNotFound",
        errorCode: 104,
      })
    }),
  ))
