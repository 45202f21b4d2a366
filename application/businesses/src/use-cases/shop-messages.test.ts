import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { QueuedJobs } from "@application/kernel/testing"
import type { FeedRule } from "@domain/businesses"
import { ProductFeeds, ShopRefused, StoreLinks } from "../ports/index.ts"
import { ShopMessages } from "../services/index.ts"
import type { MemoryShop } from "../testing/memory-shops.ts"
import { bakery } from "../testing/profile-world.ts"
import { inStores, linkByConsent, work } from "../testing/store-world.ts"
import { saveFeedRules } from "./feed-rules.ts"
import { listFeedItems } from "./product-feeds.ts"
import { shopMessages } from "./shop-messages.ts"
import { getStore, importStore, refreshStores } from "./stores.ts"

const businessProfileId = bakery.id
const store = getStore.handle({ businessProfileId })
const link = Effect.flatMap(StoreLinks, ({ of }) => Effect.map(of(businessProfileId), Option.getOrThrow))
const secretOf = ({ watchers }: MemoryShop) => [...watchers.values()][0] ?? ""
const send = Effect.fnUntraced(function* (text: string, key?: string) {
  const { noticeKey } = yield* link
  const body = Uint8Array.from(text, (character) => character.charCodeAt(0))
  return yield* (yield* ShopMessages).notice(key ?? noticeKey, { headers: {}, body })
})
const titles = Effect.gen(function* () {
  const { feedId } = yield* link
  const { items } = yield* listFeedItems.handle({ businessProfileId, feedId })
  return items.map(({ row, item }) => `${row} ${item.title}`)
})

test("a changed product is asked for and takes its own place, however often it is told", async () => {
  const [taken, jobs, shown, after] = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linkByConsent
      yield* work
      const [[, [row] = []] = []] = shop.products
      shop.products.set("1", [{ ...row, title: "Brass lamp", price: "" }])
      const told = [yield* send(`${secretOf(shop)} product 1`), yield* send(`${secretOf(shop)} product 1`)]
      const names = yield* work
      yield* send(`${secretOf(shop)} product 1`)
      yield* work
      return [told, names, yield* titles, (yield* store).feed?.job?.summary] as const
    }).pipe(Effect.provide(shopMessages)),
  )
  expect([taken, jobs]).toEqual([[true, true], ["businesses/ApplyShopNotice"]])
  expect(shown).toEqual(["1 Brass lamp", "2 Lamp 2", "3 Lamp 3"])
  expect(after).toMatchObject({ items: 3, taken: 2 })
})

test("a new product joins at the end, and a deleted one leaves", async () => {
  const [shown, products] = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linkByConsent
      yield* work
      const [row] = shop.products.get("3") ?? []
      shop.products.set("9", [{ ...row, id: "lamp-9", item_group_id: "9", title: "Lamp 9" }])
      shop.products.delete("2")
      yield* send(`${secretOf(shop)} product 9`)
      yield* send(`${secretOf(shop)} product 2`)
      yield* work
      return [yield* titles, (yield* store).products] as const
    }).pipe(Effect.provide(shopMessages)),
  )
  expect([shown, products]).toEqual([["1 Lamp 1", "3 Lamp 3", "4 Lamp 9"], 3])
})

test("a message with a wrong signature or key is not taken", async () => {
  const taken = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linkByConsent
      return [yield* send("forged product 1"), yield* send(`${secretOf(shop)} product 1`, "another-key")]
    }).pipe(Effect.provide(shopMessages)),
  )
  expect(taken).toEqual([false, false])
})

test("a change during a reading waits until the reading is over", async () => {
  const [names, later, shown] = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linkByConsent
      yield* work
      yield* importStore.handle({ businessProfileId })
      const reading = yield* (yield* QueuedJobs).take
      const [row] = shop.products.get("1") ?? []
      shop.products.set("1", [{ ...row, title: "Brass lamp" }])
      yield* send(`${secretOf(shop)} product 1`)
      const first = yield* work
      const [again] = yield* (yield* QueuedJobs).take
      return [reading.length, [first, again?.contract.name], yield* titles] as const
    }).pipe(Effect.provide(shopMessages)),
  )
  expect(names).toBe(1)
  expect(later).toEqual([["businesses/ApplyShopNotice"], "businesses/ApplyShopNotice"])
  expect(shown[0]).toBe("1 Lamp 1")
})

test("a store that removed us loses its access, and its products stay", async () => {
  const [before, after, failure] = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linkByConsent
      yield* work
      yield* send(`${secretOf(shop)} removed`)
      yield* work
      const still = (yield* store).state
      shop.tokens.clear()
      yield* send(`${secretOf(shop)} removed`)
      yield* work
      const lost = yield* store
      return [still, lost, (yield* Effect.flip(importStore.handle({ businessProfileId })))._tag] as const
    }).pipe(Effect.provide(shopMessages)),
  )
  expect([before, failure]).toEqual(["linked", "NoLinkedStore"])
  expect(after).toMatchObject({ state: "accessLost", products: 3 })
})

test("a reading that is refused access says so and loses the link", async () => {
  const shown = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linkByConsent
      shop.tokens.clear()
      yield* work
      return yield* store
    }),
  )
  expect(shown).toMatchObject({ state: "accessLost", feed: { job: { status: "Failed", failure: "accessLost" } } })
})

test("a slow shop fails the reading and keeps the link", async () => {
  const shown = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linkByConsent
      shop.refusal = new ShopRefused({ kind: "tooSlow", reason: "" })
      yield* work
      return yield* store
    }),
  )
  expect(shown).toMatchObject({ state: "linked", feed: { job: { status: "Failed", failure: "tooSlow" } } })
})

test("linking again mends a lost access and keeps the feed", async () => {
  const [feeds, state] = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linkByConsent
      const first = (yield* link).feedId
      shop.tokens.clear()
      yield* work
      shop.tokens.add("good")
      yield* linkByConsent
      return [[first, (yield* link).feedId], (yield* store).state] as const
    }),
  )
  expect(feeds[0]).toBe(feeds[1])
  expect(state).toBe("linked")
})

test("a shop that removed us long ago leaves nothing of itself", async () => {
  const seen = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linkByConsent
      yield* work
      const { privacy } = yield* ShopMessages
      const sent = (text: string) =>
        privacy({ headers: {}, body: Uint8Array.from(text, (character) => character.charCodeAt(0)) })
      const forged = yield* sent("forged lumen.myshopify.com")
      const early = yield* sent("signed lumen.myshopify.com")
      yield* work
      const kept = (yield* store).products
      shop.tokens.clear()
      yield* sent("signed lumen.myshopify.com")
      yield* sent("signed lumen.myshopify.com")
      const jobs = yield* work
      const feeds = yield* (yield* ProductFeeds).feeds(businessProfileId)
      return [forged, early, kept, jobs, feeds, (yield* store).state]
    }).pipe(Effect.provide(shopMessages)),
  )
  expect(seen).toEqual([false, true, 3, ["businesses/EraseShop"], [], "notLinked"])
})

test("every linked store is read again once a day", async () => {
  const jobs = await inStores(() =>
    Effect.gen(function* () {
      yield* linkByConsent
      yield* work
      yield* refreshStores.handle({})
      const fresh = yield* work
      yield* TestClock.adjust("25 hours")
      yield* refreshStores.handle({})
      yield* refreshStores.handle({})
      return [fresh, yield* work]
    }).pipe(Effect.provide(TestClock.layer())),
  )
  expect(jobs).toEqual([[], ["businesses/RunFeed"]])
})

test("a change after a failed reading counts in what is shown", async () => {
  const [shown, job] = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linkByConsent
      yield* work
      const [row] = shop.products.get("1") ?? []
      shop.refusal = new ShopRefused({ kind: "tooSlow", reason: "" })
      yield* importStore.handle({ businessProfileId })
      yield* work
      shop.refusal = undefined
      shop.products.set("1", [{ ...row, price: "" }])
      yield* send(`${secretOf(shop)} product 1`)
      yield* work
      return [yield* titles, (yield* store).feed?.job] as const
    }).pipe(Effect.provide(shopMessages)),
  )
  expect(shown.length).toBe(3)
  expect(job).toMatchObject({ status: "Failed", summary: { items: 0 }, shown: { summary: { items: 3, taken: 2 } } })
})

test("a change is read with the whole store where rules change groups", async () => {
  const [names, shown, later] = await inStores((shop) =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.parse("2026-12-08T10:00:00Z"))
      yield* linkByConsent
      yield* work
      const { feedId } = yield* link
      const rules: ReadonlyArray<FeedRule> = [
        {
          id: "g",
          isOn: true,
          conditions: [],
          kind: "set",
          field: "item_group_id",
          text: "all",
          isOnlyWhereEmpty: false,
        },
      ]
      yield* saveFeedRules.handle({ businessProfileId, feedId, version: 0, productMaps: [], rules })
      yield* importStore.handle({ businessProfileId })
      yield* work
      const [row] = shop.products.get("1") ?? []
      shop.products.set("1", [{ ...row, title: "Brass lamp" }])
      yield* send(`${secretOf(shop)} product 1`)
      const first = yield* work
      yield* TestClock.adjust("20 minutes")
      return [first, yield* titles, [yield* work, yield* work, yield* titles]] as const
    }).pipe(Effect.provide(shopMessages), Effect.provide(TestClock.layer())),
  )
  expect([names, shown.length]).toEqual([["businesses/ApplyShopNotice"], 3])
  expect(later).toEqual([
    ["businesses/ApplyShopNotice"],
    ["businesses/RunFeed"],
    ["1 Brass lamp", "2 Lamp 2", "3 Lamp 3"],
  ])
})
