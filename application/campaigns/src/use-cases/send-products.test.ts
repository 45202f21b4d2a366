import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import type { AdvertisedItem } from "@domain/businesses"
import type { SessionParts } from "@domain/signup"
import type { BusinessProfileId } from "@domain/kernel"
import { AdNetworks, LaunchRuns, NetworkUnavailable } from "../ports/index.ts"
import { SentProducts } from "../stores/index.ts"
import { afterDays } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft, testKey } from "../testing/launched-world.ts"
import { MemoryNetwork } from "../testing/memory-network.ts"
import { sampleItems } from "../testing/sample-items.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { runLaunch } from "./run-launch.ts"
import { sendProducts } from "./send-products.ts"

const visits: SessionParts = { creative: { objective: "WebsiteVisits" } }

const shelfOf = Effect.map(MemoryDatabase, (database) =>
  database.table<BusinessProfileId, ReadonlyArray<AdvertisedItem>>("advertised_items"),
)

/** A store's campaign that shows three products, which its network was told of. */
const launched = Effect.gen(function* () {
  const key = yield* seedDraft(visits)
  const shelf = yield* shelfOf
  shelf.set(key.businessProfileId, sampleItems("INR"))
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  yield* runLaunch.handle(key)
  const run = yield* (yield* LaunchRuns).latest(key.businessProfileId, key.campaignId)
  const social = run?.channels.find(({ channel }) => channel === "Social")
  if (social === undefined) throw new Error("Nothing was launched")
  const { businessProfileId } = key
  return {
    businessProfileId,
    social,
    put: (items: ReadonlyArray<AdvertisedItem>) => shelf.set(businessProfileId, items),
    send: sendProducts.handle({ businessProfileId }),
  }
})

/** The products that the network has, by what it reports two days later. */
const titlesAt = Effect.fnUntraced(function* ({ social }: Effect.Success<typeof launched>) {
  const network = yield* MemoryNetwork
  yield* network.decide(social, { status: "Active" })
  yield* afterDays(2)
  const reported = yield* (yield* AdNetworks).productMetrics(social, "2000-01-01", "2100-01-01")
  return new Set(reported.map(({ title }) => title))
})

const [oat, rye, spelt] = sampleItems("INR") as [AdvertisedItem, AdvertisedItem, AdvertisedItem]

test("a launch that shows products has them compared with what networks were told", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { businessProfileId } = yield* launched
      const queued = yield* (yield* QueuedJobs).take
      expect(queued.map(({ contract, input }) => [contract.name, input])).toContainEqual([
        "campaigns/SendProducts",
        { businessProfileId },
      ])
    }),
  ))

test("networks hear of changed, new and removed products, and of no others", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const store = yield* launched
      yield* store.send
      store.put([{ ...oat, title: "Oat loaf, large" }, spelt, { ...rye, id: "SKU-9", title: "Malt loaf" }])
      yield* store.send
      expect(yield* titlesAt(store)).toEqual(new Set(["Oat loaf, large", "Spelt rolls", "Malt loaf"]))
      const { rows } = yield* (yield* SentProducts).list("ofBusiness", { businessProfileId: store.businessProfileId })
      expect(rows.map(({ productId }) => productId)).toEqual(["SKU-1", "SKU-3", "SKU-9"])
    }),
  ))

test("what a network did not take is sent again the next time", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const store = yield* launched
      yield* store.send
      store.put([oat])
      const network = yield* MemoryNetwork
      yield* network.fail("Social", "products", new NetworkUnavailable({ reason: "Down" }))
      expect((yield* Effect.exit(store.send))._tag).toBe("Failure")
      yield* network.fail("Social", "products", undefined)
      yield* store.send
      expect(yield* titlesAt(store)).toEqual(new Set(["Oat loaf"]))
    }),
  ))

test("a store whose products no live campaign shows is told of nothing", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { businessProfileId } = yield* seedDraft(visits)
      const shelf = yield* shelfOf
      shelf.set(businessProfileId, sampleItems("INR"))
      yield* sendProducts.handle({ businessProfileId })
      expect((yield* (yield* SentProducts).list("ofBusiness", { businessProfileId })).rows).toEqual([])
    }),
  ))
