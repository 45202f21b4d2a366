import { type Action, may as roleMay, roles } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { businessCategories, type ProductConfiguration } from "@domain/portals"
import { anyConfiguration } from "@domain/portals/testing"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { businessPath } from "./page-at.ts"
import { homePage, mayOpen, menuGroupOf, pageInstead, sideMenu } from "./side-menu.ts"
import { anyPageAddress } from "./testing/index.ts"

const shop: ProductConfiguration = {
  category: "Ecommerce",
  flavor: "default",
  onboardingState: 3,
  isSelfFunded: false,
}
const shown = (change: Partial<ProductConfiguration>) => sideMenu({ ...shop, ...change }).join(" ")

const whole =
  "dashboard campaigns proposals audience productInsights publishedReports leads wallet storeSetup productFeed"

describe("side menu", () => {
  test("each category has what the specification's table gives it", () => {
    expect(Object.fromEntries(businessCategories.map((category) => [category, shown({ category })]))).toEqual({
      LocalBusiness: "dashboard campaigns proposals publishedReports leads wallet storeSetup",
      Ecommerce: whole,
      HqFranchise: "dashboard campaigns franchiseCampaigns proposals publishedReports wallet stores",
      CreativeBuilder: "",
      BrandPortal: "dashboard campaigns briefs proposals publishedReports",
      RichMediaAdBuilder: "",
    })
  })

  test("features open at onboarding state 2, statistics at 3", () => {
    expect([0, 1, 2, 3].map((onboardingState) => shown({ onboardingState }))).toEqual([
      "storeSetup productFeed",
      "storeSetup productFeed",
      whole.replace("productInsights ", ""),
      whole,
    ])
  })

  test("the small-business flavour has its features from the start", () => {
    expect(shown({ category: "LocalBusiness", flavor: "smallBusiness", onboardingState: 0 })).toBe(
      "dashboard campaigns proposals publishedReports leads wallet storeSetup",
    )
  })

  test("store and product feed are the settings, after all features", () => {
    expect(sideMenu(shop).filter((name) => menuGroupOf(name) === "settings")).toEqual(["storeSetup", "productFeed"])
    expect(sideMenu(shop).slice(-2)).toEqual(["storeSetup", "productFeed"])
  })

  test("a self-funded business has no wallet", () => {
    expect(shown({ isSelfFunded: true })).toBe(whole.replace(" wallet", ""))
  })

  test("a menu never shrinks during onboarding", () => {
    fc.assert(
      fc.property(anyConfiguration, (configuration) => {
        const later = sideMenu({ ...configuration, onboardingState: configuration.onboardingState + 1 })
        expect(later).toEqual(expect.arrayContaining([...sideMenu(configuration)]))
      }),
    )
  })

  test("every role of a business may open each page of the menu", () => {
    const id = BusinessProfileId.make(7)
    for (const roleId of roles.filter((role) => role !== "PortalAdministrator")) {
      const member = { kind: "user" as const, roleIds: [], memberships: [{ businessProfileId: id, roleId }] }
      const mayRead = (action: Action) => roleMay(member, action, id) === "allowed"
      expect([roleId, sideMenu(shop).filter((name) => !mayOpen(name, mayRead))]).toEqual([roleId, []])
    }
  })
})

test("a page is opened by a role that may take one of its actions", () => {
  expect(mayOpen("portal", (action) => action === "reviewCampaigns")).toBe(true)
  expect(mayOpen("portal", () => false)).toBe(false)
  expect(mayOpen("userPreferences", () => false)).toBe(true)
})

describe("a page that a business does not have", () => {
  const instead = (page: string, change: Partial<ProductConfiguration>) =>
    pageInstead(`/app/7/${page}`, { ...shop, ...change })

  test("a builder begins at its workspace and has no campaigns", () => {
    for (const category of ["CreativeBuilder", "RichMediaAdBuilder"] as const)
      expect(["dashboard", "campaigns/9", "wallet/add"].map((page) => instead(page, { category }))).toEqual([
        "workspace",
        "workspace",
        "workspace",
      ])
  })

  test("a shop without features begins at its store, and its other pages stay reachable", () => {
    const fresh = { onboardingState: 0 }
    expect([instead("dashboard", fresh), instead("campaigns/9", fresh), instead("wallet", fresh)]).toEqual([
      "storeSetup",
      undefined,
      undefined,
    ])
  })

  test("a category's menu decides what its addresses lead to", () => {
    expect([
      instead("leads", { category: "HqFranchise" }),
      instead("productInsights", { category: "LocalBusiness" }),
    ]).toEqual(["dashboard", "dashboard"])
    const stays = [
      instead("wallet", { isSelfFunded: true }),
      instead("people", { category: "BrandPortal" }),
      instead("storeSetup", { category: "HqFranchise" }),
    ]
    expect(stays).toEqual([undefined, undefined, undefined])
  })

  test("whoever is led to a home page stays on it", () => {
    fc.assert(
      fc.property(anyConfiguration, anyPageAddress, (configuration, address) => {
        const home = pageInstead(address, configuration)
        if (home === undefined) return
        expect(home).toBe(homePage(configuration))
        expect(pageInstead(businessPath(home, 7), configuration)).toBeUndefined()
      }),
    )
  })
})
