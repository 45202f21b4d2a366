import { Effect } from "effect"
import { expect, test } from "vitest"
import { CampaignId } from "@domain/kernel"
import { inLaunchWorld, seedDraft } from "../testing/launched-world.ts"
import { campaignOf, launchedCampaign } from "../testing/launched-campaign.ts"
import { editAdditionalConfiguration } from "./additional-configuration.ts"
import { estimateCampaignBudget, estimateCampaignConversion } from "./campaign-estimates.ts"

test("a further configuration merges differences and refuses stale ones", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const edit = (pairs: Readonly<Record<string, unknown>>, revision?: number) =>
        editAdditionalConfiguration.handle({
          ...key,
          data: Object.entries(pairs).map(([Name, Value]) => ({ Name, Value })),
          ...(revision !== undefined && { revision }),
        })
      expect(yield* edit({ tag: "spring", note: 1 }, 0)).toEqual({
        configuration: { tag: "spring", note: 1 },
        revision: 1,
      })
      expect(yield* Effect.flip(edit({ tag: "summer" }, 0))).toMatchObject({
        _tag: "DifferenceStale",
        fields: ["tag"],
        revision: 1,
        current: { tag: "spring", note: 1 },
      })
      expect(yield* edit({ hours: [9, 17] }, 0)).toMatchObject({ revision: 2 })
      expect(yield* edit({ tag: null, note: null }, 2)).toEqual({ configuration: { hours: [9, 17] }, revision: 3 })
      const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`f${index}`, index]))
      expect(yield* Effect.flip(edit(many))).toMatchObject({ _tag: "InvalidFields" })
    }),
  ))

test("a draft is priced as it is, and a launched campaign as it was sold", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const draft = yield* estimateCampaignBudget.handle(key)
      expect(draft).toMatchObject({
        budget: { dailyBudget: 70_001, days: 10 },
        price: { dailyBudget: 70_001, days: 10 },
      })
      expect(yield* estimateCampaignBudget.handle({ ...key, region: "IN" })).toEqual(draft)
      const launched = yield* launchedCampaign
      expect((yield* estimateCampaignBudget.handle(launched)).price).toEqual((yield* campaignOf(launched)).price)
    }),
  ))

test("in another region a campaign costs the recommended budget of there", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { budget, price, estimate } = yield* estimateCampaignBudget.handle({
        ...(yield* seedDraft()),
        region: "GB",
      })
      expect(budget).toMatchObject({ currency: "GBP", dailyBudget: 30_00 })
      expect(price).toMatchObject({ currency: "GBP", dailyBudget: 30_00, media: 30_00 * budget.days })
      expect(estimate.resultsHigh).toBeGreaterThan(0)
    }),
  ))

test("more money a day brings no fewer results", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const [few, many] = [
        yield* estimateCampaignConversion.handle({ ...key, amount: 35_000 }),
        yield* estimateCampaignConversion.handle({ ...key, amount: 350_000 }),
      ]
      expect(many.resultsHigh).toBeGreaterThan(few.resultsHigh)
    }),
  ))

test("a campaign that is not the profile's has no estimate and no configuration", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = { ...(yield* seedDraft()), campaignId: CampaignId.make(404) }
      const refusals = [
        yield* Effect.flip(estimateCampaignBudget.handle(key)),
        yield* Effect.flip(estimateCampaignConversion.handle({ ...key, amount: 1 })),
        yield* Effect.flip(editAdditionalConfiguration.handle({ ...key, data: [] })),
      ]
      expect(new Set(refusals.map(({ _tag }) => _tag))).toEqual(new Set(["CampaignNotFound"]))
    }),
  ))
