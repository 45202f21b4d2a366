import { roles, may as roleMay } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { businessCategories, type ProductConfiguration } from "@domain/portals"
import { describe, expect, test } from "vitest"
import { placeInstead, placeOf, shownPlaces } from "./shown-places.ts"

const shop: ProductConfiguration = {
  category: "Ecommerce",
  flavor: "default",
  onboardingState: 3,
  isSelfFunded: false,
}
const shown = (change: Partial<ProductConfiguration> | undefined, refused?: string) =>
  shownPlaces((action) => action !== refused, change && { ...shop, ...change })
    .map(({ id }) => id)
    .join(" ")

const everyPlace = "dashboard campaigns addAudience productInsights reports leads wallet store productFeed"

describe("places of the side menu", () => {
  test("each category sees what the specification's table gives it", () => {
    expect(Object.fromEntries(businessCategories.map((category) => [category, shown({ category })]))).toEqual({
      LocalBusiness: "dashboard campaigns reports leads wallet store",
      Ecommerce: everyPlace,
      HqFranchise: "dashboard campaigns reports wallet",
      CreativeBuilder: "",
      BrandPortal: "dashboard campaigns reports",
      RichMediaAdBuilder: "",
    })
  })

  test("features open at onboarding state 2, statistics at 3", () => {
    expect([0, 1, 2, 3].map((onboardingState) => shown({ onboardingState }))).toEqual([
      "store productFeed",
      "store productFeed",
      everyPlace.replace("productInsights ", ""),
      everyPlace,
    ])
  })

  test("the small-business flavour has its features from the start", () => {
    expect(shown({ category: "LocalBusiness", flavor: "smallBusiness", onboardingState: 0 })).toBe(
      "dashboard campaigns reports leads wallet store",
    )
  })

  test("a self-funded business has no wallet", () => {
    expect(shown({ isSelfFunded: true })).toBe(everyPlace.replace(" wallet", ""))
  })

  test("nothing is shown before the configuration is known", () => {
    expect(shown(undefined)).toBe("")
  })

  test("a place that a role may not read is left out", () => {
    expect(shown({}, "readProfile")).toBe("dashboard campaigns addAudience productInsights reports leads wallet")
    expect(shown({}, "readWallet")).not.toContain("wallet")
  })

  test("every role of a business reads every place of its menu", () => {
    const id = BusinessProfileId.make(7)
    for (const roleId of roles.filter((role) => role !== "PortalAdministrator")) {
      const member = { kind: "user" as const, roleIds: [], memberships: [{ businessProfileId: id, roleId }] }
      const reads = shownPlaces((action) => roleMay(member, action, id) === "allowed", shop).map((place) => place.id)
      expect([roleId, reads.join(" ")]).toEqual([roleId, everyPlace])
    }
  })

  test("an address belongs to its place in any case of letters", () => {
    expect(placeOf("/app/7/storesetup")).toBe("store")
    expect(placeOf("/app/7/addOns")).toBe("wallet")
    expect(placeOf("/app/7/campaigns/9")).toBe("campaigns")
    expect(placeOf("/app/7/people")).toBeUndefined()
  })
})

describe("a business without a dashboard", () => {
  const instead = (page: string, change: Partial<ProductConfiguration>) =>
    placeInstead(`/app/7/${page}`, { ...shop, ...change })

  test("a builder begins at its workspace and has no campaigns", () => {
    for (const category of ["CreativeBuilder", "RichMediaAdBuilder"] as const)
      expect([instead("dashboard", { category }), instead("campaigns/9", { category })]).toEqual([
        "workspace",
        "workspace",
      ])
  })

  test("a shop without features begins at its store, and its campaigns stay reachable", () => {
    const fresh = { onboardingState: 0 }
    expect([instead("dashboard", fresh), instead("campaigns/9", fresh), instead("wallet", fresh)]).toEqual([
      "storeSetup",
      undefined,
      undefined,
    ])
  })

  test("whoever has a dashboard stays on it", () => {
    expect([instead("dashboard", {}), instead("dashboard", { category: "BrandPortal" })]).toEqual([
      undefined,
      undefined,
    ])
  })
})
