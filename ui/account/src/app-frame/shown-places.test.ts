import type { ProductConfiguration } from "@domain/portals"
import { describe, expect, test } from "vitest"
import { placeOf, shownPlaces } from "./shown-places.ts"

const shop: ProductConfiguration = {
  category: "Ecommerce",
  flavor: "default",
  onboardingState: 3,
  isSelfFunded: false,
}
const shown = (configuration: ProductConfiguration | undefined, refused?: string) =>
  shownPlaces((action) => action !== refused, configuration).map(({ id }) => id)

describe("places of the side menu", () => {
  test("a shop has its store and what its products brought", () => {
    expect(shown(shop)).toEqual(["dashboard", "campaigns", "productInsights", "leads", "store", "wallet"])
  })

  test("a shop can reach its store before its onboarding is finished", () => {
    expect(shown({ ...shop, onboardingState: 0 })).toContain("store")
  })

  test("a local business has no store", () => {
    expect(shown({ ...shop, category: "LocalBusiness" })).not.toContain("store")
  })

  test("no store is shown before the configuration is known", () => {
    expect(shown(undefined)).toEqual(["dashboard", "campaigns", "leads", "wallet"])
  })

  test("a place that a role may not read is left out", () => {
    expect(shown(shop, "readProfile")).not.toContain("store")
    expect(shown(shop, "readWallet")).not.toContain("wallet")
  })

  test("an address belongs to its place in any case of letters", () => {
    expect(placeOf("/app/7/storesetup")).toBe("store")
    expect(placeOf("/app/7/addOns")).toBe("wallet")
    expect(placeOf("/app/7/campaigns/9")).toBe("campaigns")
    expect(placeOf("/app/7/people")).toBeUndefined()
  })
})
