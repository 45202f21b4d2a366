import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import type { AdvertisedItem } from "@domain/businesses"
import type { SessionParts } from "@domain/signup"
import type { BusinessProfileId } from "@domain/kernel"
import { ProductStates, SentProducts } from "../stores/index.ts"
import { inLaunchWorld, seedDraft, testKey } from "../testing/launched-world.ts"
import { MemoryNetwork } from "../testing/memory-network.ts"
import { sampleItems } from "../testing/sample-items.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { readProductStates } from "./read-product-states.ts"
import { runLaunch } from "./run-launch.ts"
import { sendProducts } from "./send-products.ts"

const visits: SessionParts = { creative: { objective: "WebsiteVisits" } }
const [oat, rye, spelt] = sampleItems("INR") as [AdvertisedItem, AdvertisedItem, AdvertisedItem]

/** A store's campaign that shows three products, as its network was told. */
const launched = Effect.gen(function* () {
  const key = yield* seedDraft(visits)
  const { businessProfileId } = key
  const shelf = (yield* MemoryDatabase).table<BusinessProfileId, ReadonlyArray<AdvertisedItem>>("advertised_items")
  const network = yield* MemoryNetwork
  const states = yield* ProductStates
  shelf.set(businessProfileId, [oat, rye, spelt])
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  yield* runLaunch.handle(key)
  const send = sendProducts.handle({ businessProfileId })
  yield* send
  return {
    businessProfileId,
    network,
    send,
    put: (items: ReadonlyArray<AdvertisedItem>) => shelf.set(businessProfileId, items),
    read: readProductStates.handle({ businessProfileId }),
    rows: Effect.map(states.list("ofBusiness", { businessProfileId }), ({ rows }) =>
      rows.map(({ businessProfileId: _of, ...row }) => row),
    ),
    queued: Effect.map((yield* QueuedJobs).take, (jobs) => jobs.map(({ contract }) => contract.name)),
  }
})

const policy = [{ fault: "Policy", words: "Restricted goods" }] as const
const tooLong = [{ fault: "Text", words: "The title is too long" }] as const

test("a product that the network refuses is noted with its reasons, until it is taken", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const store = yield* launched
      yield* store.network.refuseProduct("Reviewed", { productId: rye.id, refusals: policy })
      yield* store.read
      expect(yield* store.rows).toEqual([{ productId: rye.id, refusals: policy }])
      yield* store.network.refuseProduct("Reviewed", { productId: rye.id, refusals: [] })
      yield* store.read
      expect(yield* store.rows).toEqual([])
    }),
  ))

test("a second reading changes nothing", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const store = yield* launched
      yield* store.network.refuseProduct("Reviewed", { productId: rye.id, refusals: policy })
      yield* store.read
      const before = yield* store.rows
      yield* store.queued
      yield* store.read
      expect(yield* store.rows).toEqual(before)
      expect(yield* store.queued).toEqual([])
    }),
  ))

test("a change that is not taken is told with the old price until another is taken", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const store = yield* launched
      yield* store.network.refuseProduct("Sent", { productId: oat.id, refusals: tooLong })
      store.put([{ ...oat, price: { ...oat.price, amount: oat.price.amount + 100 } }, rye, spelt])
      yield* store.send
      yield* store.read
      expect(yield* store.rows).toEqual([{ productId: oat.id, untaken: tooLong, price: oat.price }])
      yield* store.network.refuseProduct("Sent", { productId: oat.id, refusals: [] })
      store.put([{ ...oat, price: { ...oat.price, amount: oat.price.amount + 200 } }, rye, spelt])
      yield* store.send
      yield* store.read
      expect(yield* store.rows).toEqual([])
    }),
  ))

test("another price at the network is sent once more, and then only by a change", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const store = yield* launched
      const sent = yield* SentProducts
      const codes = Effect.map(sent.list("ofBusiness", { businessProfileId: store.businessProfileId }), ({ rows }) =>
        rows.map(({ productId }) => productId),
      )
      yield* store.network.refuseProduct("Sent", { productId: oat.id, refusals: tooLong })
      store.put([{ ...oat, price: { ...oat.price, amount: 1 } }, rye, spelt])
      yield* store.send
      yield* store.queued
      yield* store.read
      expect(yield* codes).not.toContain(oat.id)
      expect(yield* store.queued).toEqual(["campaigns/SendProducts"])
      yield* store.send
      yield* store.queued
      yield* store.read
      expect(yield* codes).toContain(oat.id)
      expect(yield* store.queued).toEqual([])
    }),
  ))

test("nothing is noted of a product that is advertised no more", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const store = yield* launched
      yield* store.network.refuseProduct("Reviewed", { productId: rye.id, refusals: policy })
      yield* store.read
      store.put([oat, spelt])
      yield* store.read
      expect(yield* store.rows).toEqual([])
    }),
  ))

test("products are read at their network some minutes after they were sent", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const store = yield* launched
      expect(yield* store.queued).toContain("campaigns/ReadProductStates")
    }),
  ))
