import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor, ServicesOn } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { BusinessProfileId, unrevised, UserId } from "@domain/kernel"
import { ProductFeeds, ProfileConfigurations, ShopRefused, StoreLinks } from "../ports/index.ts"
import { ShopMessages } from "../services/index.ts"
import { bakery } from "../testing/profile-world.ts"
import { begin, inStores, linkByConsent, lumen, work } from "../testing/store-world.ts"
import { beginStoreLink, finishStoreLink, unlinkStore } from "./store-link.ts"
import { getStore, importStore } from "./stores.ts"
import { shopMessages } from "./shop-messages.ts"

const businessProfileId = bakery.id
const store = getStore.handle({ businessProfileId })
const finish = (state: string, query: Readonly<Record<string, string>>, of = businessProfileId) =>
  finishStoreLink.handle({
    businessProfileId: of,
    state,
    query: Object.entries(query).map(([Name, Value]) => ({ Name, Value })),
  })
const cause = (failure: object) => ("cause" in failure ? failure.cause : failure)

test("consent links a store, seals its token, reads its products and leads back", async () => {
  const [before, finished, link, jobs, after, configuration] = await inStores(() =>
    Effect.gen(function* () {
      const first = yield* store
      const configurations = yield* ProfileConfigurations
      yield* configurations.save(businessProfileId, {
        configuration: { category: "Ecommerce", flavor: "default", onboardingState: 0, isSelfFunded: false },
        revisions: unrevised,
      })
      const done = yield* linkByConsent
      const kept = Option.getOrThrow(yield* (yield* StoreLinks).of(businessProfileId))
      const names = yield* work
      const stored = yield* configurations.of(businessProfileId)
      return [first, done, kept, names, yield* store, stored?.configuration] as const
    }),
  )
  expect(before).toEqual({ state: "notLinked" })
  expect(finished).toEqual({ state: "linked", returnTo: "/signup/storeDetails" })
  expect(link).toMatchObject({ shop: lumen, linkedBy: 41, isWatched: true })
  expect(JSON.stringify(link)).not.toContain('"good"')
  expect(jobs).toEqual(["businesses/RunFeed"])
  expect(after).toMatchObject({
    state: "linked",
    label: lumen,
    products: 3,
    tellsChanges: true,
    facts: { name: "Lumen Lamps" },
    feed: { job: { status: "Done", summary: { items: 3, taken: 3 } } },
  })
  expect(configuration?.onboardingState).toBe(2)
})

test("a state counts for its user, its business and ten minutes alone", async () => {
  const causes = await inStores(() =>
    Effect.gen(function* () {
      const state = yield* begin()
      const tries = [
        Effect.provideService(Effect.flip(finish(state, { code: "good" })), CurrentActor, userActor(42)),
        Effect.flip(finish(state, { code: "good" }, BusinessProfileId.make(701))),
        Effect.flip(finish("700.made-up", { code: "good" })),
        Effect.andThen(TestClock.adjust("10 minutes"), Effect.flip(finish(state, { code: "good" }))),
      ]
      return yield* Effect.forEach(tries, (tried) => Effect.map(tried, cause))
    }).pipe(Effect.provide(TestClock.layer())),
  )
  expect(causes).toEqual(["expired", "expired", "expired", "expired"])
})

test("a no of the owner or of the shop is remembered with the shop", async () => {
  const seen = await inStores((shop) =>
    Effect.gen(function* () {
      const cancelled = cause(yield* Effect.flip(finish(yield* begin(), { error: "access_denied" })))
      const shown = yield* store
      shop.refusal = new ShopRefused({ kind: "tooSlow", reason: "" })
      const slow = cause(yield* Effect.flip(finish(yield* begin(), { code: "good" })))
      return [cancelled, shown, slow, yield* store]
    }),
  )
  const attempt = { state: "refused", platform: "Shopify", shop: lumen, label: lumen }
  expect(seen).toEqual([
    "cancelled",
    { ...attempt, refusal: "cancelled" },
    "tooSlow",
    { ...attempt, refusal: "tooSlow" },
  ])
})

test("a store of another business stays theirs until its access is lost", async () => {
  const seen = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linkByConsent
      const links = yield* StoreLinks
      const theirs = Option.getOrThrow(yield* links.of(businessProfileId))
      yield* links.end(businessProfileId)
      yield* links.keep(BusinessProfileId.make(701), { ...theirs, linkedBy: UserId.make(9) })
      const first = cause(yield* Effect.flip(linkByConsent))
      const shown = (yield* store).state
      const catalogs = yield* (yield* ProductFeeds).catalogs(businessProfileId)
      yield* links.lose(BusinessProfileId.make(701), 1)
      yield* linkByConsent
      return [first, shown, catalogs.length, (yield* store).state, shop.tokens.size]
    }),
  )
  expect(seen).toEqual(["somebodyElses", "somebodyElses", 1, "linked", 1])
})

test("a token links at once, and a missing or wrong one does not", async () => {
  const seen = await inStores(() =>
    Effect.gen(function* () {
      const link = (token?: string) =>
        beginStoreLink.handle({
          businessProfileId,
          platform: "Magento",
          address: "lumen.example",
          ...(token !== undefined && { token }),
        })
      const missing = yield* Effect.flip(link())
      const wrong = cause(yield* Effect.flip(link("wrong")))
      const right = yield* link(" good ")
      return [missing, wrong, right, (yield* store).state, (yield* store).tellsChanges]
    }),
  )
  expect(seen).toMatchObject([{ fields: { token: ["validation.required"] } }, "refused", {}, "linked", false])
})

test("keys that a shop hands over count once, for the browser that began", async () => {
  const seen = await inStores((shop) =>
    Effect.gen(function* () {
      shop.tokens.add("ck_1:cs_1")
      const state = yield* begin("WooCommerce", "https://lumen.example", "browser")
      const { keys } = yield* ShopMessages
      const back = (browserKey: string) =>
        finishStoreLink.handle({ businessProfileId, state, browserKey, query: [{ Name: "success", Value: "1" }] })
      const early = cause(yield* Effect.flip(back("browser")))
      const again = yield* begin("WooCommerce", "https://lumen.example", "browser")
      const handed = { key_id: 1, user_id: again, consumer_key: "ck_1", consumer_secret: "cs_1" }
      const older = yield* keys({ ...handed, user_id: state })
      const taken = [yield* keys({ ...handed, user_id: "700.made-up" }), yield* keys({}), yield* keys(handed)]
      const twice = yield* keys({ ...handed, consumer_key: "ck_2" })
      const other = { businessProfileId, state: again, query: [{ Name: "success", Value: "1" }] }
      const elsewhere = cause(yield* Effect.flip(finishStoreLink.handle({ ...other, browserKey: "other" })))
      const linked = yield* finishStoreLink.handle({ ...other, browserKey: "browser" })
      const reloaded = yield* finishStoreLink.handle({ ...other, browserKey: "browser" })
      const late = yield* keys(handed)
      return { early, older, taken, twice, elsewhere, linked, reloaded, late, state: (yield* store).state }
    }).pipe(Effect.provide(shopMessages)),
  )
  const linked = { state: "linked", returnTo: "/signup/storeDetails" }
  expect(seen).toEqual({
    early: "refused",
    older: false,
    taken: [false, false, true],
    twice: false,
    elsewhere: "expired",
    linked,
    reloaded: linked,
    late: false,
    state: "linked",
  })
})

test("an address that is no shop's is told at its field", async () => {
  const failure = await inStores(() =>
    Effect.flip(beginStoreLink.handle({ businessProfileId, platform: "Shopify", address: "lumen.example" })),
  )
  expect(failure).toMatchObject({ fields: { address: ["businesses.shopAddressInvalid"] } })
})

test("nobody is led to another site after a link", async () => {
  const led = await inStores(() =>
    Effect.gen(function* () {
      const { address = "" } = yield* beginStoreLink.handle({
        businessProfileId,
        platform: "Shopify",
        address: lumen,
        returnTo: "//evil.example",
      })
      const { state } = JSON.parse(address.split("#")[1] ?? "") as { readonly state: string }
      return yield* finish(state, { code: "good" })
    }),
  )
  expect(led).toEqual({ state: "linked" })
})

test("unlinking gives the access back, forgets it and keeps the products", async () => {
  const seen = await inStores((shop) =>
    Effect.gen(function* () {
      yield* linkByConsent
      yield* work
      yield* unlinkStore.handle({ businessProfileId })
      yield* unlinkStore.handle({ businessProfileId })
      const link = yield* (yield* StoreLinks).of(businessProfileId)
      const failure = yield* Effect.flip(importStore.handle({ businessProfileId }))
      return [shop.tokens.size, shop.watchers.size, Option.isNone(link), (yield* store).state, failure._tag]
    }),
  )
  expect(seen).toEqual([0, 0, true, "notLinked", "NoLinkedStore"])
})

test("no shop of Shopify is linked where its app is not set up, others are", async () => {
  const begun = await inStores(() =>
    Effect.gen(function* () {
      const refused = yield* Effect.flip(begin())
      return { refused, other: yield* begin("WooCommerce", "https://wool.example") }
    }).pipe(Effect.provideService(ServicesOn, new Set(["places"]))),
  )
  expect(begun).toMatchObject({ refused: { _tag: "ServiceOff", service: "shopify" }, other: expect.any(String) })
})
