import { anyConfiguration } from "@domain/portals/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { openPages } from "./open-pages.ts"
import { businessPath } from "./page-at.ts"
import { homePage, pageInstead, sideMenu } from "./side-menu.ts"

const shop = { category: "Ecommerce", flavor: "default", onboardingState: 3, isSelfFunded: false } as const
const always = () => true
const own = ["people", "assets", "localBusiness", "userPreferences"]

test("an owner goes to the menu, to what stands under it and to their own pages", () => {
  const wallet = ["addMoney", "cards", "refund", "billing", "documents", "addOns"]
  expect(openPages(shop, always)).toEqual([
    "dashboard",
    "campaigns",
    "proposals",
    "audience",
    "conversions",
    "productInsights",
    "publishedReports",
    "leads",
    "leadDelivery",
    "leadForms",
    "wallet",
    ...wallet,
    "storeSetup",
    "productFeed",
    ...own,
  ])
})

test("a builder goes to its workspace and to nothing of ads", () => {
  expect(openPages({ ...shop, category: "CreativeBuilder" }, always)).toEqual([...own, "workspace"])
})

test("who may do nothing goes to their own preferences alone", () => {
  expect(openPages(shop, () => false)).toEqual(["userPreferences"])
})

test("no page that one goes to is another's address or leads elsewhere", () => {
  fc.assert(
    fc.property(anyConfiguration, (configuration) => {
      const open = openPages(configuration, always)
      const addresses = open.map((name) => businessPath(name, 7))
      expect(addresses.filter((address) => address.includes("{"))).toEqual([])
      expect(addresses.filter((address) => pageInstead(address, configuration) !== undefined)).toEqual([])
      expect(open).toEqual(expect.arrayContaining([homePage(configuration), ...sideMenu(configuration)]))
    }),
  )
})

test("a local business reaches its audiences, which its menu does not name", () => {
  const local = { ...shop, category: "LocalBusiness" } as const
  expect(sideMenu(local)).not.toContain("audience")
  expect(pageInstead("/app/7/audience", local)).toBeUndefined()
  expect(pageInstead("/app/7/audience", { ...shop, category: "BrandPortal" })).toBe("dashboard")
})
