import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import type { AdvertisedItem } from "@domain/businesses"
import type { SessionParts } from "@domain/signup"
import type { BusinessProfileId } from "@domain/kernel"
import { LaunchRuns } from "../ports/index.ts"
import type { MemoryProductsReport } from "../testing/index.ts"
import { afterDays } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft, testKey } from "../testing/launched-world.ts"
import { sampleItems } from "../testing/sample-items.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { runLaunch } from "./run-launch.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const launchedWith = Effect.fnUntraced(function* (items: ReadonlyArray<AdvertisedItem>, changes: SessionParts) {
  const key = yield* seedDraft(changes)
  const shelf = (yield* MemoryDatabase).table<BusinessProfileId, ReadonlyArray<AdvertisedItem>>("advertised_items")
  shelf.set(key.businessProfileId, items)
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  yield* runLaunch.handle(key)
  const run = yield* (yield* LaunchRuns).latest(key.businessProfileId, key.campaignId)
  return { ...key, social: run?.channels.find(({ channel }) => channel === "Social") }
})

const reports = Effect.map(MemoryDatabase, (database) => [
  ...database.table<number, MemoryProductsReport>("recorded_products").values(),
])

const visits: SessionParts = { creative: { objective: "WebsiteVisits" } }

test("a store's social campaign for visits gets its products before its ad set", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { social } = yield* launchedWith(sampleItems("INR"), visits)
      expect(social?.status).toBe("Done")
      expect(social?.steps.slice(0, 3)).toEqual(["campaign", "products", "adSet"])
      expect(social?.externalIds.products).toMatch(/./)
    }),
  ))

test.each([
  ["another objective", sampleItems("INR"), {}],
  ["no products", [], visits],
] as const)("a campaign with %s shows no products and reports none", (_why, items, changes) =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { social } = yield* launchedWith(items, changes)
      expect(social?.steps).not.toContain("products")
      yield* afterDays(2)
      yield* syncCampaigns.handle({})
      expect(yield* reports).toEqual([])
    }),
  ),
)

test("what networks report of products is recorded for exactly the days that were read", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { campaignId, businessProfileId, social } = yield* launchedWith(sampleItems("INR"), visits)
      yield* afterDays(2)
      yield* syncCampaigns.handle({})
      const [report, ...others] = yield* reports
      expect(others).toEqual([])
      expect(report).toMatchObject({
        campaignId,
        businessProfileId,
        channel: "Social",
        externalCampaignId: social?.externalIds.campaign,
        range: { from: "2026-11-20", to: "2026-11-22" },
      })
      expect(new Set(report?.days.map(({ productId }) => productId))).toEqual(new Set(["SKU-1", "SKU-2", "SKU-3"]))
    }),
  ))
