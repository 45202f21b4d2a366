import { onboardingStoreTypes } from "@domain/portals"
import { anyOnboardingStoreType } from "@domain/portals/testing"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import {
  backStorePage,
  closedBehind,
  nextStorePage,
  startStorePage,
  storeOnboardingSteps,
  storePages,
  storePathTo,
  storeStepOf,
} from "./store-onboarding.ts"

const listOf = (type: keyof typeof storeOnboardingSteps) => storeOnboardingSteps[type].join(" ")

test("linked stores go through the same six pages", () => {
  for (const type of ["Default", "Shopify", "WooCommerce", "BigCommerce"] as const)
    expect(listOf(type)).toBe("storefront user linkStore storeDetails assets verification")
})

test("Magento alone shows link instructions, before the store details", () => {
  expect(listOf("Magento")).toBe("storefront user linkStore linkInstructions storeDetails assets verification")
  expect(onboardingStoreTypes.filter((type) => storeOnboardingSteps[type].includes("linkInstructions"))).toEqual([
    "Magento",
  ])
})

test("other stores confirm, an embedded profile only verifies, builders set up", () => {
  expect(listOf("OtherStore")).toBe("storefront user otherStore verification confirmation")
  expect(listOf("EmbedProfile")).toBe("verification")
  expect(listOf("CreativeBuilder")).toBe("user creativeBuilder")
  expect(listOf("RichMediaAdBuilder")).toBe("user richMediaAdBuilder")
})

test("onboarding starts at the first page of its list", () => {
  expect([startStorePage("Shopify"), startStorePage("EmbedProfile"), startStorePage("CreativeBuilder")]).toEqual([
    "storefront",
    "verification",
    "user",
  ])
})

test("back passes over the account, and nobody goes back from the confirmation", () => {
  expect([
    backStorePage("Shopify", "storefront"),
    backStorePage("Shopify", "user"),
    backStorePage("Shopify", "linkStore"),
    backStorePage("Shopify", "storeDetails"),
    backStorePage("OtherStore", "confirmation"),
    backStorePage("OtherStore", "otherStore"),
    backStorePage("EmbedProfile", "assets"),
    backStorePage("CreativeBuilder", "creativeBuilder"),
  ]).toEqual([undefined, "storefront", "storefront", "linkStore", undefined, "storefront", undefined, undefined])
})

test("a page that a type does not have leads nowhere and has no number", () => {
  expect(nextStorePage("EmbedProfile", "user")).toBeUndefined()
  expect(storeStepOf("EmbedProfile", "user")).toBeUndefined()
  expect(storeStepOf("Magento", "linkInstructions")).toEqual({ number: 4, of: 7 })
  expect(storeStepOf("Magento", "storefront")).toEqual({ number: 1, of: 7 })
})

test("paths are the specification's, with the profile where they take one", () => {
  expect(Object.keys(storePages).map((page) => storePathTo(page as keyof typeof storePages, 7))).toEqual([
    "storeFront",
    "user",
    "linkStore",
    "linkInstructions",
    "otherStore",
    "storeDetails",
    "assets/7",
    "verification/7",
    "confirm",
    "setupCreativeBuilder",
    "setupRichMediaAdBuilder",
  ])
  expect([storePathTo("assets"), storePathTo("verification")]).toEqual([undefined, "verification"])
})

test("every list is walked from start to end, and back undoes steps but the account", () => {
  law(
    fc.property(anyOnboardingStoreType, (type) => {
      const walked = [startStorePage(type)]
      for (let next = nextStorePage(type, walked[0]!); next !== undefined; next = nextStorePage(type, next)) {
        const open = walked.filter((page) => !closedBehind.includes(page))
        expect(backStorePage(type, next)).toBe(next === "confirmation" ? undefined : open.at(-1))
        walked.push(next)
      }
      expect(walked).toEqual(storeOnboardingSteps[type])
    }),
  )
})
