import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import type { ShopItem } from "@domain/businesses"
import { sampleShopItem as item } from "@domain/campaigns/testing"
import type { BusinessProfileId, SessionId } from "@domain/kernel"
import type { SignupSession } from "@domain/signup"
import { memoryCampaignPortals } from "../testing/index.ts"
import { inLaunchWorld, seedDraft } from "../testing/launched-world.ts"
import { CampaignRepository } from "../ports/index.ts"
import { draftPlanOf } from "./campaign-plans.ts"
import { listReadyAds, startReadyAd } from "./ready-ads.ts"

const reduced = item("a", { salePrice: { amount: 30_000, currency: "INR" } })
const shelf = [reduced, item("b"), item("c"), item("d"), item("e"), item("sold", { availability: "out_of_stock" })]

/** A business with a shop of these products; no shop without any. */
const shopOf = Effect.fnUntraced(function* (items?: ReadonlyArray<ShopItem>) {
  const { businessProfileId } = yield* seedDraft()
  const shops = (yield* MemoryDatabase).table<BusinessProfileId, ReadonlyArray<ShopItem>>("advertised_items")
  if (items !== undefined) shops.set(businessProfileId, items)
  return businessProfileId
})

test("a shop is proposed three ads with the price of the recommended budget", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const listed = yield* listReadyAds.handle({ businessProfileId: yield* shopOf(shelf) })
      expect(listed).toMatchObject({ standing: "Read", found: 6, usable: 5 })
      expect(listed.ads.map(({ kind, products }) => [kind, ...products.map(({ id }) => id)])).toEqual([
        ["Reduced", "a"],
        ["Showpiece", "b"],
        ["Collection", "c", "d", "e"],
      ])
      expect(listed.ads.map(({ link, content: { photo } }) => [link, photo])).toEqual([
        ["https://rye.example/p/a", "https://rye.example/i/a.jpg"],
        ["https://rye.example/p/b", "https://rye.example/i/b.jpg"],
        ["https://rye.example/p/c", "https://rye.example/i/c.jpg"],
      ])
      const { budget, price } = listed
      expect(budget).toMatchObject({ budgetType: "Daily", dailyBudget: 350_00, days: 14 })
      expect(price.media).toBe(budget.dailyBudget * budget.days)
      expect(price.total).toBeGreaterThan(price.media)
    }),
  ))

test("a business that is no shop, or has no products, is proposed nothing", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const none = yield* listReadyAds.handle({ businessProfileId: yield* shopOf() })
      expect(none).toMatchObject({ standing: "NoShop", ads: [] })
      const empty = yield* listReadyAds.handle({ businessProfileId: yield* shopOf([]) })
      expect(empty).toMatchObject({ standing: "NoProducts", ads: [] })
    }),
  ))

test("listing proposals keeps no draft", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const businessProfileId = yield* shopOf(shelf)
      const sessions = (yield* MemoryDatabase).table<SessionId, SignupSession>("sessions")
      yield* listReadyAds.handle({ businessProfileId })
      expect(sessions.size).toBe(1)
      const { counts } = yield* (yield* CampaignRepository).list(businessProfileId, { tab: "all", limit: 5 })
      expect(counts.all).toBe(1)
    }),
  ))

test("a started ad is a draft with product and budget, neither published nor paid", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const businessProfileId = yield* shopOf(shelf)
      const [shown] = (yield* listReadyAds.handle({ businessProfileId })).ads
      const draft = yield* startReadyAd.handle({ businessProfileId, kind: "Reduced", productIds: ["a"] })
      expect(draft).toMatchObject({ status: "Draft", channels: [], spent: 0 })
      const { creative, budget } = yield* draftPlanOf(draft)
      expect(creative).toMatchObject({ objective: "WebsiteVisits", offerDetail: { type: "Percentage", value: 25 } })
      expect(creative.creativeDetail?.adDetail).toMatchObject({
        headline: shown?.headline,
        primaryText: shown?.primaryText,
        websiteUrl: "https://rye.example/p/a",
        accepted: false,
      })
      expect(budget.budget).toMatchObject({ dailyBudget: 350_00, days: 14 })
      const session = (yield* MemoryDatabase).table<SessionId, SignupSession>("sessions").get(draft.sessionId)
      expect(session).toMatchObject({ paid: false, launchState: "FacebookAdPreview" })
    }),
  ))

test("several products start as a carousel in their order", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const businessProfileId = yield* shopOf(shelf)
      const draft = yield* startReadyAd.handle({ businessProfileId, kind: "Collection", productIds: ["e", "c", "d"] })
      const { creativeDetail } = (yield* draftPlanOf(draft)).creative
      expect(creativeDetail?.cards?.map(({ link }) => link)).toEqual(
        ["e", "c", "d"].map((id) => `https://rye.example/p/${id}`),
      )
    }),
  ))

test("products that are sold out, gone or no longer reduced start no ad", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const businessProfileId = yield* shopOf(shelf)
      const refusal = (kind: "Reduced" | "Collection", ...productIds: ReadonlyArray<string>) =>
        Effect.flip(startReadyAd.handle({ businessProfileId, kind, productIds }))
      expect(yield* refusal("Collection", "b", "sold", "gone")).toMatchObject({
        _tag: "ReadyAdGone",
        productIds: ["sold", "gone"],
      })
      expect(yield* refusal("Reduced", "b")).toMatchObject({ _tag: "ReadyAdGone", productIds: ["b"] })
    }),
  ))

test("where the portal lets nobody launch, no ad is started", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const businessProfileId = yield* shopOf(shelf)
      const start = startReadyAd.handle({ businessProfileId, kind: "Showpiece", productIds: ["b"] })
      const closed = Effect.provide(start, memoryCampaignPortals({ isCampaignLaunchDisabled: true }))
      expect(yield* Effect.flip(closed)).toMatchObject({ _tag: "CampaignMoveNotOffered" })
    }),
  ))
