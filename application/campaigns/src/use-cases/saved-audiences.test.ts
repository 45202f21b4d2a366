import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase, memoryTables, memoryUnitOfWork } from "@application/kernel/testing"
import { mostSavedAudiences } from "@domain/campaigns"
import { emptyPlan } from "@domain/campaigns/testing"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { CampaignRepository } from "../ports/index.ts"
import { CampaignPlans } from "../stores/campaign-plans.ts"
import { memoryAudienceUses } from "../testing/memory-audience-uses.ts"
import { memoryCampaignRepository } from "../testing/memory-campaigns.ts"
import { memoryInterestSearch } from "../testing/memory-sources.ts"
import { listSavedAudiences, removeSavedAudience, saveAudience, searchAudienceInterests } from "./saved-audiences.ts"

const world = Layer.mergeAll(memoryAudienceUses, memoryCampaignRepository, memoryInterestSearch, memoryUnitOfWork).pipe(
  Layer.provideMerge(memoryTables),
  Layer.provideMerge(MemoryDatabase.layer),
)
const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const businessProfileId = BusinessProfileId.make(7)
const other = BusinessProfileId.make(8)
const content = {
  name: "Families",
  targetGender: "All",
  ageBands: ["25-34"],
  targetLocation: {
    mode: "NearBusiness",
    radius: 10,
    unit: "Kilometers",
    centre: { name: "Pune", latitude: 18.5, longitude: 73.9 },
    areas: [],
  },
  interests: [],
  includedLists: [],
  excludedLists: [],
} as const
const listed = (id = businessProfileId) =>
  Effect.map(listSavedAudiences.handle({ businessProfileId: id }), ({ audiences }) => audiences)

test("a saved audience is its business's, newest first", () =>
  run(
    Effect.gen(function* () {
      const first = yield* saveAudience.handle({ businessProfileId, ...content })
      const second = yield* saveAudience.handle({ businessProfileId, ...content, name: "  Young   people " })
      expect(first).toMatchObject({ name: "Families", version: 1 })
      expect((yield* listed()).map(({ audience }) => audience)).toEqual([second, first])
      expect(second.name).toBe("Young people")
      expect(yield* listed(other)).toEqual([])
    }),
  ))

test("a change of an older version is refused with the present audience", () =>
  run(
    Effect.gen(function* () {
      const { id } = yield* saveAudience.handle({ businessProfileId, ...content })
      const mine = { businessProfileId, id, version: 1, ...content }
      const now = yield* saveAudience.handle({ ...mine, name: "Parents" })
      expect(now).toMatchObject({ id, name: "Parents", version: 2 })
      const refused = yield* Effect.flip(saveAudience.handle({ ...mine, name: "Mine" }))
      expect(refused).toMatchObject({ _tag: "SavedAudienceChanged", audience: now })
      expect((yield* listed()).map(({ audience }) => audience.name)).toEqual(["Parents"])
    }),
  ))

test("another business's audience is not there to be changed", () =>
  run(
    Effect.gen(function* () {
      const { id } = yield* saveAudience.handle({ businessProfileId, ...content })
      const failure = yield* Effect.flip(saveAudience.handle({ businessProfileId: other, id, version: 1, ...content }))
      expect(failure).toMatchObject({ _tag: "SavedAudienceNotFound", audienceId: id })
      yield* removeSavedAudience.handle({ businessProfileId: other, audienceId: id })
      expect(yield* listed()).toHaveLength(1)
      yield* removeSavedAudience.handle({ businessProfileId, audienceId: id })
      yield* removeSavedAudience.handle({ businessProfileId, audienceId: id })
      expect(yield* listed()).toEqual([])
    }),
  ))

test("an audience of nobody is refused by its fields and stored nowhere", () =>
  run(
    Effect.gen(function* () {
      const failure = yield* Effect.flip(
        saveAudience.handle({ businessProfileId, ...content, name: " ", ageBands: [] }),
      )
      expect(failure).toMatchObject({
        _tag: "InvalidFields",
        fields: { name: ["validation.required"], ageBands: ["validation.audienceRequired"] },
      })
      expect(yield* listed()).toEqual([])
    }),
  ))

test("a business has at most fifty audiences, and may change each", () =>
  run(
    Effect.gen(function* () {
      for (let at = 1; at <= mostSavedAudiences; at += 1)
        yield* saveAudience.handle({ businessProfileId, ...content, name: `Audience ${at}` })
      expect(yield* Effect.flip(saveAudience.handle({ businessProfileId, ...content }))).toMatchObject({
        _tag: "TooManySavedAudiences",
        most: mostSavedAudiences,
      })
      const [newest] = yield* listed()
      yield* saveAudience.handle({ businessProfileId, ...content, id: newest?.audience.id ?? 0, version: 1 })
    }),
  ))

test("audiences and lists are told with the campaigns that use them", () =>
  run(
    Effect.gen(function* () {
      const { id, name } = yield* saveAudience.handle({ businessProfileId, ...content })
      const campaignId = CampaignId.make(70)
      yield* (yield* CampaignRepository).save({
        id: campaignId,
        businessProfileId,
        sessionId: SessionId.make("00000000-0000-4000-8000-000000000070"),
        region: "IN",
        name: "Rye",
        status: "Active",
        channels: [],
        spent: 0,
        createdAt: 1,
        plan: { launched: 1 },
      })
      yield* (yield* CampaignPlans).add({
        businessProfileId,
        campaignId,
        revision: 1,
        contentHash: "",
        plan: emptyPlan({ targeting: { savedAudience: { id, name }, excludedLists: [{ id: 9, name: "Buyers" }] } }),
        madeAt: 1,
      })
      const { audiences, listUses } = yield* listSavedAudiences.handle({ businessProfileId })
      expect(audiences[0]?.campaigns).toEqual([{ campaignId, name: "Rye" }])
      expect(listUses).toEqual([{ listId: 9, campaigns: [{ campaignId, name: "Rye" }] }])
    }),
  ))

test("interests are found by name, and without one there are none", () =>
  run(
    Effect.gen(function* () {
      const search = (searchQuery: string) =>
        searchAudienceInterests.handle({ businessProfileId, searchQuery, language: "en" })
      expect(yield* search("  ")).toEqual([])
      expect((yield* search("dent")).length).toBeGreaterThan(0)
    }),
  ))
