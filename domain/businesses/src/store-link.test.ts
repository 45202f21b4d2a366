import { allServices } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { type StoreAttempt, storeAttemptMillis, storeLinkState, StoreRefusal } from "./store-link.ts"
import {
  hoursBetweenReadings,
  linkablePlatforms,
  shopLabel,
  shopOf,
  StorePlatform,
  storePlatforms,
} from "./store-platforms.ts"

const attempt: StoreAttempt = { platform: "Shopify", shop: "lumen.myshopify.com", begunAt: 1_000 }

test("a store is linking until its attempt is refused or its time is over", () => {
  const at = (now: number, change: Partial<StoreAttempt> = {}) =>
    storeLinkState({ attempt: { ...attempt, ...change } }, now)
  expect([at(1_000), at(1_000 + storeAttemptMillis - 1), at(1_000 + storeAttemptMillis)]).toEqual([
    "linking",
    "linking",
    "notLinked",
  ])
  expect([at(1_000, { refusal: "cancelled" }), at(1_000, { refusal: "somebodyElses" })]).toEqual([
    "refused",
    "somebodyElses",
  ])
})

test("a link whose access is lost says so, unless it is being mended", () => {
  const link = { lostAt: 5 }
  expect([
    storeLinkState({ link }, 6),
    storeLinkState({ link, attempt }, 1_001),
    storeLinkState({ link, attempt: { ...attempt, refusal: "refused" } }, 1_001),
  ]).toEqual(["accessLost", "linking", "refused"])
})

test("a business without store and attempt is not linked", () => {
  expect(storeLinkState({}, 0)).toBe("notLinked")
})

const anyAttempt = fc.record(
  { begunAt: fc.nat(10_000_000), refusal: fc.constantFrom(...StoreRefusal.literals) },
  { requiredKeys: ["begunAt"] },
)

test("no attempt of whatever end takes a working link away", () => {
  law(
    fc.property(fc.option(anyAttempt, { nil: undefined }), fc.nat(20_000_000), (tried, now) => {
      const state = storeLinkState({ link: {}, attempt: tried && { ...attempt, ...tried } }, now)
      expect(state).toBe("linked")
    }),
  )
})

test("every attempt that is not refused ends by itself", () => {
  law(
    fc.property(fc.nat(10_000_000), (begunAt) => {
      expect(storeLinkState({ attempt: { ...attempt, begunAt } }, begunAt + storeAttemptMillis)).toBe("notLinked")
    }),
  )
})

const read = (platform: StorePlatform, typed: string) =>
  Result.match(shopOf(platform, typed), { onSuccess: ({ shop }) => shop, onFailure: ({ key }) => key })

test.each([
  ["Shopify", "lumen", "lumen.myshopify.com"],
  ["Shopify", " HTTPS://Lumen.myshopify.com/admin ", "lumen.myshopify.com"],
  ["Shopify", "https://admin.shopify.com/store/lumen/products", "lumen.myshopify.com"],
  ["Shopify", "lumen.example", "businesses.shopAddressInvalid"],
  ["Shopify", "lumen.myshopify.com.evil.example", "businesses.shopAddressInvalid"],
  ["Shopify", "a".repeat(61), "businesses.shopAddressInvalid"],
  ["BigCommerce", "https://api.bigcommerce.com/stores/abc123/v3/", "abc123"],
  ["BigCommerce", "store-abc123.mybigcommerce.com", "abc123"],
  ["BigCommerce", "abc123", "abc123"],
  ["BigCommerce", "../abc", "businesses.shopAddressInvalid"],
  ["WooCommerce", "teas.example/shop/", "https://teas.example/shop"],
  ["WooCommerce", "https://teas.example/?p=1", "businesses.shopAddressInvalid"],
  ["Magento", "https://garden.example", "https://garden.example"],
  ["Magento", "garden", "validation.websiteInvalid"],
] as const)("%s reads %s as %s", (platform, typed, expected) => {
  expect(read(platform, typed)).toBe(expected)
})

test("a shop that was read is read again as itself", () => {
  law(
    fc.property(
      fc.constantFrom(...StorePlatform.literals),
      fc.stringMatching(/^[a-z][a-z\d]{3,15}$/),
      (platform, name) => {
        const typed = storePlatforms[platform].way === "keys" || platform === "Magento" ? `${name}.example` : name
        const shop = Result.getOrThrow(shopOf(platform, typed))
        expect(Result.getOrThrow(shopOf(platform, shop.shop))).toEqual(shop)
      },
    ),
  )
})

test("people read a shop's address without its scheme", () => {
  expect([
    shopLabel({ platform: "WooCommerce", shop: "https://teas.example/shop" }),
    shopLabel({ platform: "Shopify", shop: "lumen.myshopify.com" }),
  ]).toEqual(["teas.example/shop", "lumen.myshopify.com"])
})

test("WooCommerce and Magento do not tell of changes, and are read more often", () => {
  expect(StorePlatform.literals.filter((platform) => !storePlatforms[platform].tellsChanges)).toEqual([
    "Magento",
    "WooCommerce",
  ])
  expect([true, false].map(hoursBetweenReadings)).toEqual([24, 6])
})

test("shops of Shopify are linked where its app is set up, others anywhere", () => {
  expect(linkablePlatforms(allServices)).toEqual(StorePlatform.literals)
  expect(linkablePlatforms(new Set())).toEqual(["Magento", "WooCommerce", "BigCommerce"])
})
