import { wireEnum } from "@domain/kernel"

/** Kinds of business and portal, with the specification's ids. Spec: what the product does, business categories. */
export const BusinessCategoryId = wireEnum({
  LocalBusiness: 1,
  Ecommerce: 2,
  HqFranchise: 3,
  CreativeBuilder: 4,
  BrandPortal: 5,
  RichMediaAdBuilder: 6,
})
export type BusinessCategoryId = typeof BusinessCategoryId.Type

/** The id of the level above all profiles of a brand portal; no profile has it. Spec: entities, business profile. */
export const brandPortalLevelId = -1
