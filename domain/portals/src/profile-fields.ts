import type { BusinessCategoryId } from "./business-category.ts"
import type { ProductFlavour } from "./product-configuration.ts"

/** Fields of a store's profile, in the order shown. Spec: entities, Store profile fields. */
export const profileFields = ["logo", "name", "email", "currency", "timezone", "location", "address"] as const
/** A field of the store profile. */
export type ProfileField = (typeof profileFields)[number]

const usuallyReadOnly: ReadonlyArray<ProfileField> = ["logo", "email", "currency", "timezone", "location"]

/** Fields that a category shows and does not let change. Spec: roles, "Other categories: logo, email, currency, timezone, location read-only". */
export const readOnlyFields = (category: BusinessCategoryId): ReadonlyArray<ProfileField> =>
  category === "Ecommerce" || category === "LocalBusiness" ? [] : usuallyReadOnly

/** The asked fields that may not be changed; a change that names one of them is refused. Spec: roles and permissions. */
export const refusedFields = (
  category: BusinessCategoryId,
  changed: ReadonlyArray<ProfileField>,
): ReadonlyArray<ProfileField> => readOnlyFields(category).filter((field) => changed.includes(field))

/** Whether a further profile may be created here. Spec: roles, "Profile creation is not allowed for the auto flavour, brand portal or small-business flavour". */
export const mayCreateProfile = (place: {
  readonly flavour: ProductFlavour
  readonly isBrandPortal: boolean
}): boolean => place.flavour === "default" && !place.isBrandPortal
