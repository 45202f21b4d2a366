import { wireEnum } from "@domain/kernel"

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

/** A page of store onboarding: its name and its path below /signup. */
export const storePages = {
  storefront: "storeFront",
  user: "user",
  linkStore: "linkStore",
  linkInstructions: "linkInstructions",
  otherStore: "otherStore",
  storeDetails: "storeDetails",
  assets: "assets",
  verification: "verification",
  confirmation: "confirm",
  creativeBuilder: "setupCreativeBuilder",
  richMediaAdBuilder: "setupRichMediaAdBuilder",
} as const
export type StorePage = keyof typeof storePages

const linked: ReadonlyArray<StorePage> = ["storefront", "user", "linkStore", "storeDetails", "assets", "verification"]

/** The pages of each store type in order. Spec: store onboarding, step lists. */
export const storeOnboardingSteps: Readonly<Record<OnboardingStoreType, ReadonlyArray<StorePage>>> = {
  Default: linked,
  Shopify: linked,
  WooCommerce: linked,
  BigCommerce: linked,
  Magento: ["storefront", "user", "linkStore", "linkInstructions", "storeDetails", "assets", "verification"],
  OtherStore: ["storefront", "user", "otherStore", "verification", "confirmation"],
  EmbedProfile: ["verification"],
  CreativeBuilder: ["user", "creativeBuilder"],
  RichMediaAdBuilder: ["user", "richMediaAdBuilder"],
}

/** The page after one of a store type's pages; undefined at the end and for a page the type does not have. */
export const nextStorePage = (type: OnboardingStoreType, page: StorePage): StorePage | undefined => {
  const steps = storeOnboardingSteps[type]
  const at = steps.indexOf(page)
  return at < 0 ? undefined : steps[at + 1]
}
