import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { Promotion, PromotionFlavour, PromotionNotFound, SearchCreative, SuggestedCreative } from "@domain/signup"

const ofProfile = { businessProfileId: BusinessProfileId } as const

/**
 * What a profile may run ads for: the offers of its drafts (of one journey, by its flavour) and the promo codes of its portal
 * that it may still use. Spec: calls C18.
 */
export const ListPromotions = contract("signup/ListPromotions", {
  access: "readCreatives",
  input: Schema.Struct({ ...ofProfile, flavour: Schema.optionalKey(PromotionFlavour) }),
  output: Schema.Array(Promotion),
})

/**
 * The latest draft's ads for a promotion, best first: an offer is worded in them, and a promo code leaves them as they are.
 * None before the profile has a draft. Spec: calls C19.
 */
export const ListPromotionCreatives = contract("signup/ListPromotionCreatives", {
  access: "readCreatives",
  input: Schema.Struct({ ...ofProfile, promotionId: textOf(80) }),
  output: Schema.Array(SuggestedCreative),
  failures: [PromotionNotFound],
})

/** The ads of the latest draft as those of a category, named by its key or by its name. Spec: calls C20. */
export const ListCategoryCreatives = contract("signup/ListCategoryCreatives", {
  access: "readCreatives",
  input: Schema.Struct({ ...ofProfile, category: textOf(120) }),
  output: Schema.Array(SuggestedCreative),
  failures: [InvalidFields],
})

/** The search ads of the latest draft: its own and one for each service, or those about a theme. Spec: calls B12. */
export const ListSearchCreatives = contract("signup/ListSearchCreatives", {
  access: "readCreatives",
  input: Schema.Struct({ ...ofProfile, theme: Schema.optionalKey(textOf(80)) }),
  output: Schema.Array(SearchCreative),
  failures: [InvalidFields],
})
