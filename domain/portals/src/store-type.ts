import { wireEnum } from "@domain/kernel"
import type { BusinessCategoryId } from "./business-category.ts"

/** Store types as onboarding numbers them (list A). Spec: store types; settled as `OnboardingStoreType`. */
export const OnboardingStoreType = wireEnum({
  Default: 0,
  Shopify: 1,
  Magento: 2,
  WooCommerce: 3,
  BigCommerce: 4,
  OtherStore: 5,
  EmbedProfile: 6,
  CreativeBuilder: 7,
  RichMediaAdBuilder: 8,
})
export type OnboardingStoreType = typeof OnboardingStoreType.Type

/** Store types as linked profiles number them (list B). Spec: store types; settled as `LinkedStoreType`. */
export const LinkedStoreType = wireEnum({
  Shopify: 1,
  Magento: 2,
  Dominos: 3,
  Toyota: 4,
  LocalBusiness: 5,
  WooCommerce: 6,
  BigCommerce: 7,
  CreativeBuilder: 8,
  Goby: 9,
  deltaX: 10,
  Auto: 11,
  CoPromote: 12,
  BrandPortal: 13,
  RichMediaAdBuilder: 14,
})
export type LinkedStoreType = typeof LinkedStoreType.Type

/** What a linked store is: the onboarding it took (list A) and its category. The mapping is ours. Spec: store types. */
interface LinkedStore {
  readonly onboarding: OnboardingStoreType
  readonly category: BusinessCategoryId
}

const franchise: LinkedStore = { onboarding: "Default", category: "HqFranchise" }
const other: LinkedStore = { onboarding: "OtherStore", category: "Ecommerce" }

/** List B beside list A: a type of one name keeps it, chains take the default list, stores that bring their own feed are other stores. */
export const linkedStores: Readonly<Record<LinkedStoreType, LinkedStore>> = {
  Shopify: { onboarding: "Shopify", category: "Ecommerce" },
  Magento: { onboarding: "Magento", category: "Ecommerce" },
  Dominos: franchise,
  Toyota: franchise,
  LocalBusiness: { onboarding: "Default", category: "LocalBusiness" },
  WooCommerce: { onboarding: "WooCommerce", category: "Ecommerce" },
  BigCommerce: { onboarding: "BigCommerce", category: "Ecommerce" },
  CreativeBuilder: { onboarding: "CreativeBuilder", category: "CreativeBuilder" },
  Goby: other,
  deltaX: other,
  Auto: other,
  CoPromote: franchise,
  BrandPortal: { onboarding: "Default", category: "BrandPortal" },
  RichMediaAdBuilder: { onboarding: "RichMediaAdBuilder", category: "RichMediaAdBuilder" },
}

/** List A beside list B; undefined where onboarding alone does not say which store it was. Ours. Spec: store types. */
export const linkedStoreTypeOf: Readonly<Record<OnboardingStoreType, LinkedStoreType | undefined>> = {
  Default: undefined,
  Shopify: "Shopify",
  Magento: "Magento",
  WooCommerce: "WooCommerce",
  BigCommerce: "BigCommerce",
  OtherStore: undefined,
  EmbedProfile: undefined,
  CreativeBuilder: "CreativeBuilder",
  RichMediaAdBuilder: "RichMediaAdBuilder",
}

/** All types of list A, in the order of their numbers. */
export const onboardingStoreTypes: ReadonlyArray<OnboardingStoreType> = Object.keys(linkedStoreTypeOf).filter(
  (name): name is OnboardingStoreType => name in linkedStoreTypeOf,
)

/** All types of list B, in the order of their numbers. */
export const linkedStoreTypes: ReadonlyArray<LinkedStoreType> = Object.keys(linkedStores).filter(
  (name): name is LinkedStoreType => name in linkedStores,
)
