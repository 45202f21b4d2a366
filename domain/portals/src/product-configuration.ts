import { Schema } from "effect"
import { BusinessCategoryId } from "./business-category.ts"

/** The product that a profile uses. The names are ours; the specification speaks of the auto and the small-business flavour. */
export const ProductFlavour = Schema.Literals(["default", "auto", "smallBusiness"])
export type ProductFlavour = typeof ProductFlavour.Type

/** How far a profile's onboarding is, as a number that grows. 2 opens the features, 3 the statistics. Spec: side menu. */
export const OnboardingState = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
export type OnboardingState = typeof OnboardingState.Type

/** What a profile's product is. `feedStatus` is passed through: its values are not shown. Spec: entities, Product configuration. */
export const ProductConfiguration = Schema.Struct({
  category: BusinessCategoryId,
  flavor: ProductFlavour,
  onboardingState: OnboardingState,
  isSelfFunded: Schema.Boolean,
  freshChatExternalId: Schema.optionalKey(Schema.String),
  freshChatRestoreId: Schema.optionalKey(Schema.String),
  productFeed: Schema.optionalKey(
    Schema.Struct({ processingInfo: Schema.Struct({ deltaXFeedStatus: Schema.String }) }),
  ),
})
export type ProductConfiguration = typeof ProductConfiguration.Type
