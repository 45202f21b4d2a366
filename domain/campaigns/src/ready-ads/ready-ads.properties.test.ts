import * as fc from "fast-check"
import { expect, test } from "vitest"
import { priceAt } from "@domain/businesses"
import { adTextErrors, checkOffer } from "@domain/creatives"
import { law } from "@domain/kernel/testing"
import { website } from "@domain/validation"
import { Result } from "effect"
import { cardLinkProblem, isCarouselSound } from "../plan/carousel.ts"
import { anyShopItems, emptyPlan } from "../testing/index.ts"
import { chooseReadyAds, discountOf } from "./choose-ready-ads.ts"
import { readyCreative } from "./ready-plan.ts"
import { usableProducts } from "./usable-products.ts"

const now = Date.parse("2026-11-30T12:00:00Z")
const adsOf = (items: Parameters<typeof usableProducts>[0]) => chooseReadyAds(usableProducts(items, now))

test("the order of the feed changes none of the proposed ads", () => {
  const shuffled = anyShopItems.chain((items) =>
    fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length })),
  )
  law(
    fc.property(shuffled, ([items, others]) => {
      expect(adsOf(others)).toEqual(adsOf(items))
    }),
  )
})

test("no product is in two proposed ads, nor twice in one", () => {
  law(
    fc.property(anyShopItems, (items) => {
      const shown = adsOf(items).flatMap(({ products }) => products)
      for (const fact of ["id", "link", "imageLink"] as const)
        expect(new Set(shown.map((product) => product[fact])).size).toBe(shown.length)
    }),
  )
})

test("only products in stock with price, picture and page are proposed", () => {
  law(
    fc.property(anyShopItems, (items) => {
      const byId = new Map(items.map((item) => [item.id, item]))
      for (const { id, price } of adsOf(items).flatMap(({ products }) => products)) {
        const item = byId.get(id)
        expect(item).toMatchObject({ availability: "in_stock", imageLink: expect.stringMatching(/^https:/u) })
        expect(item?.title).toMatch(/loaf|buns|cookies/u)
        expect(item === undefined ? undefined : priceAt(item, now)).toEqual(price)
        expect(price.amount).toBeGreaterThan(0)
        expect(Result.isSuccess(website(item?.link ?? ""))).toBe(true)
      }
    }),
  )
})

test("there are as many ads as products allow, at most three of different kinds", () => {
  law(
    fc.property(anyShopItems, (items) => {
      const usable = usableProducts(items, now)
      const ads = chooseReadyAds(usable)
      expect(ads).toHaveLength(Math.min(3, usable.length))
      expect(new Set(ads.map(({ kind }) => kind)).size).toBe(ads.length)
      for (const { kind, products } of ads)
        expect(products.length).toBeGreaterThanOrEqual(kind === "Collection" ? 3 : 1)
    }),
  )
})

test("a reduced product is proposed where there is one, and has the greatest discount", () => {
  law(
    fc.property(anyShopItems, (items) => {
      const usable = usableProducts(items, now)
      const most = Math.max(0, ...usable.map(discountOf))
      const reduced = chooseReadyAds(usable).find(({ kind }) => kind === "Reduced")
      expect(reduced?.products.map(discountOf)).toEqual(most >= 5 ? [most] : undefined)
    }),
  )
})

const anyBegun = fc
  .record({
    name: fc.constantFrom("Rye", "Bloom Bakery"),
    websiteUrl: fc.constantFrom(undefined, "https://rye.example", "https://other.example"),
    longestPrimaryText: fc.constantFrom(undefined, 90 as const),
  })
  .map(({ name, websiteUrl, longestPrimaryText }) =>
    emptyPlan({
      business: { name, ...(websiteUrl !== undefined && { websiteUrl }) },
      creative: {
        objective: "Calls",
        offerDetail: { type: "Flat", value: 5 },
        creativeDetail: { picture: { url: "/media/former.jpg", source: "upload" } },
      },
      ...(longestPrimaryText !== undefined && { longestPrimaryText }),
    }),
  )

test("a proposed ad has texts, offer, cards and pages that its network takes", () => {
  law(
    fc.property(anyShopItems, anyBegun, (items, begun) => {
      for (const ad of adsOf(items)) {
        const plan = { ...begun, creative: readyCreative(begun, ad) }
        const { offerDetail, creativeDetail: { adDetail, cards, picture } = {} } = plan.creative
        expect(plan.creative.objective).toBe("WebsiteVisits")
        expect(adDetail?.accepted).toBe(false)
        expect(adTextErrors("facebook", "headline", adDetail?.headline ?? "")).toEqual([])
        expect(adDetail?.primaryText.length).toBeLessThanOrEqual(begun.longestPrimaryText ?? 500)
        expect(picture?.url).toBe(ad.products[0]?.imageLink)
        expect(isCarouselSound(plan)).toBe(true)
        for (const card of cards ?? []) expect(cardLinkProblem(card, plan)).toBeUndefined()
        expect(cards?.length).toBe(ad.kind === "Collection" ? ad.products.length : undefined)
        expect(offerDetail?.type).toBe(ad.kind === "Reduced" ? "Percentage" : undefined)
        if (offerDetail !== undefined) expect(Result.isSuccess(checkOffer(offerDetail, "2026-11-30"))).toBe(true)
      }
    }),
  )
})
