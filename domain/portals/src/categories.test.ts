import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { brandPortalLevelId, BusinessCategoryId } from "./business-category.ts"
import { businessCategories, categoryAbilities } from "./category-abilities.ts"
import { mayCreateProfile, profileFields, readOnlyFields, refusedFields } from "./profile-fields.ts"
import {
  LinkedStoreType,
  linkedStores,
  linkedStoreTypeOf,
  linkedStoreTypes,
  OnboardingStoreType,
} from "./store-type.ts"
import { onboardingStoreTypes } from "./store-type.ts"

describe("business categories", () => {
  test("the six categories have the ids and names of the specification", () => {
    const encode = Schema.encodeSync(BusinessCategoryId)
    expect(businessCategories.map((category) => [encode(category), categoryAbilities[category].slug])).toEqual([
      [1, "local-business"],
      [2, "e-commerce"],
      [3, "hq-franchise"],
      [4, "creative-builder"],
      [5, "brand-portal"],
      [6, "rich-media-ad-builder"],
    ])
    expect(brandPortalLevelId).toBe(-1)
  })

  test("each ability belongs to the categories that the roles name", () => {
    const having = (ability: Exclude<keyof (typeof categoryAbilities)["Ecommerce"], "slug">) =>
      businessCategories.filter((category) => categoryAbilities[category][ability])
    expect({
      linksStores: having("linksStores"),
      addsAudiences: having("addsAudiences"),
      editsCreatives: having("editsCreatives"),
      hasPromotions: having("hasPromotions"),
      hasDayParting: having("hasDayParting"),
      launchesCampaigns: having("launchesCampaigns"),
    }).toEqual({
      linksStores: ["Ecommerce"],
      addsAudiences: ["Ecommerce"],
      editsCreatives: ["LocalBusiness", "Ecommerce", "CreativeBuilder", "RichMediaAdBuilder"],
      hasPromotions: ["HqFranchise"],
      hasDayParting: ["HqFranchise"],
      launchesCampaigns: ["LocalBusiness", "Ecommerce", "HqFranchise"],
    })
  })
})

describe("store types", () => {
  test("list A counts from nought and list B from one, with the specification's numbers", () => {
    const numbersOf = <A>(types: ReadonlyArray<A>, encode: (type: A) => number) =>
      types.map((type) => `${encode(type)} ${String(type)}`).join(", ")
    expect(numbersOf(onboardingStoreTypes, Schema.encodeSync(OnboardingStoreType))).toBe(
      "0 Default, 1 Shopify, 2 Magento, 3 WooCommerce, 4 BigCommerce, 5 OtherStore, 6 EmbedProfile, 7 CreativeBuilder, 8 RichMediaAdBuilder",
    )
    expect(numbersOf(linkedStoreTypes, Schema.encodeSync(LinkedStoreType))).toBe(
      "1 Shopify, 2 Magento, 3 Dominos, 4 Toyota, 5 LocalBusiness, 6 WooCommerce, 7 BigCommerce, 8 CreativeBuilder, 9 Goby, 10 deltaX, 11 Auto, 12 CoPromote, 13 BrandPortal, 14 RichMediaAdBuilder",
    )
  })

  test("chains of list B are franchises; stores without a list are other stores", () => {
    const withBoth = (onboarding: string, category: string) =>
      linkedStoreTypes.filter(
        (type) => linkedStores[type].onboarding === onboarding && linkedStores[type].category === category,
      )
    expect(withBoth("Default", "HqFranchise")).toEqual(["Dominos", "Toyota", "CoPromote"])
    expect(withBoth("OtherStore", "Ecommerce")).toEqual(["Goby", "deltaX", "Auto"])
    expect(linkedStores.LocalBusiness).toEqual({ onboarding: "Default", category: "LocalBusiness" })
    expect(linkedStores.BrandPortal).toEqual({ onboarding: "Default", category: "BrandPortal" })
    expect([linkedStores.CreativeBuilder.category, linkedStores.RichMediaAdBuilder.category]).toEqual([
      "CreativeBuilder",
      "RichMediaAdBuilder",
    ])
    for (const type of ["Shopify", "Magento", "WooCommerce", "BigCommerce"] as const)
      expect(linkedStores[type].category).toBe("Ecommerce")
  })

  test("onboarding alone does not say which store a default, other or embedded one is", () => {
    expect(onboardingStoreTypes.filter((type) => linkedStoreTypeOf[type] === undefined)).toEqual([
      "Default",
      "OtherStore",
      "EmbedProfile",
    ])
  })
})

describe("profile fields", () => {
  test("shops and local businesses edit every field, others only name and address", () => {
    expect([readOnlyFields("Ecommerce"), readOnlyFields("LocalBusiness")]).toEqual([[], []])
    for (const category of ["HqFranchise", "CreativeBuilder", "BrandPortal", "RichMediaAdBuilder"] as const) {
      expect(profileFields.filter((field) => !readOnlyFields(category).includes(field))).toEqual(["name", "address"])
    }
  })

  test("a change is refused for the read-only fields that it names", () => {
    expect(refusedFields("HqFranchise", ["name", "timezone", "logo"])).toEqual(["logo", "timezone"])
    expect(refusedFields("Ecommerce", ["name", "timezone", "logo"])).toEqual([])
  })

  test("profiles are created in the default flavour outside brand portals only", () => {
    expect([
      mayCreateProfile({ flavour: "default", isBrandPortal: false }),
      mayCreateProfile({ flavour: "default", isBrandPortal: true }),
      mayCreateProfile({ flavour: "auto", isBrandPortal: false }),
      mayCreateProfile({ flavour: "smallBusiness", isBrandPortal: false }),
    ]).toEqual([true, false, false, false])
  })
})
