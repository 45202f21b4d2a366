import { Effect } from "effect"
import { expect, test } from "vitest"
import { CampaignId } from "@domain/kernel"
import { CampaignRepository } from "../ports/index.ts"
import { campaignOf, launchedCampaign } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft } from "../testing/launched-world.ts"
import { renameCampaign } from "./rename-campaign.ts"

test("a renamed campaign is listed under its new name and found by it", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* launchedCampaign
      const before = yield* campaignOf(key)
      yield* renameCampaign.handle({ ...key, name: "  Spring   whitening " })
      const revisions = { revision: 1, fieldRevisions: { name: 1 } }
      expect(yield* campaignOf(key)).toEqual({ ...before, name: "Spring whitening", revisions })
      const query = { tab: "all", search: "whitening", limit: 20 } as const
      const { campaigns } = yield* (yield* CampaignRepository).list(key.businessProfileId, query)
      expect(campaigns.map(({ id }) => id)).toEqual([key.campaignId])
    }),
  ))

test("an empty or overlong name is refused and the campaign keeps its own", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const { name } = yield* campaignOf(key)
      const refusals = yield* Effect.forEach(["  ", "x".repeat(101)], (wanted) =>
        Effect.flip(renameCampaign.handle({ ...key, name: wanted })),
      )
      expect(refusals.map((refusal) => ("fields" in refusal ? refusal.fields : refusal._tag))).toEqual([
        { name: ["validation.required"] },
        { name: ["validation.textTooLong"] },
      ])
      expect((yield* campaignOf(key)).name).toBe(name)
    }),
  ))

test("a name that another tab has changed since is not overwritten", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* renameCampaign.handle({ ...key, name: "Spring", revision: 0 })
      const stale = yield* Effect.flip(renameCampaign.handle({ ...key, name: "Summer", revision: 0 }))
      expect(stale).toMatchObject({ _tag: "DifferenceStale", fields: ["name"], current: { name: "Spring" } })
      expect((yield* renameCampaign.handle({ ...key, name: "Summer", revision: 1 })).name).toBe("Summer")
    }),
  ))

test("another profile's campaign cannot be renamed", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const other = { ...key, campaignId: CampaignId.make(999), name: "Mine" }
      expect((yield* Effect.flip(renameCampaign.handle(other)))._tag).toBe("CampaignNotFound")
    }),
  ))
