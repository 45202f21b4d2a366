import { SearchCreative, SuggestedCreative } from "@domain/campaigns"
import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { Promotion, PromotionFlavour, PromotionNotFound } from "@domain/signup"

const ofProfile = { businessProfileId: BusinessProfileId } as const

/**
 * What a profile may run ads for: the offers of its drafts (of one journey, by its flavour) and the promo codes of its portal
 * that it may still use. Spec: calls C18.
 */
export const ListPromotions = contract("signup/ListPromotions", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/roimatic/promotions",
  specification: ["C18"],
  summary: "List what a business profile may run ads for",
  description:
    "Offers are those of the profile's drafts that may be advertised today; with a flavour, those of its journey. Promo codes are the portal's that the profile may still use, and take what discount says off a campaign's price.",
  example: { ...exampleProfile, flavour: "smallBusiness" },
  input: Schema.Struct({ ...ofProfile, flavour: Schema.optionalKey(PromotionFlavour) }),
  output: Schema.Array(Promotion),
})

/**
 * The latest draft's ads for a promotion, best first: an offer is worded in them, and a promo code leaves them as they are.
 * None before the profile has a draft. Spec: calls C19.
 */
export const ListPromotionCreatives = contract("signup/ListPromotionCreatives", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/roimatic/getCreatives",
  specification: ["C19"],
  summary: "List a business profile's ads for a promotion",
  description:
    "The latest draft's ad in each template, the best first: content has all that its drawing needs. Texts are suggestions until they are accepted in the draft. Empty before the profile has a draft.",
  example: { ...exampleProfile, promotionId: "code-WELCOME10" },
  input: Schema.Struct({ ...ofProfile, promotionId: textOf(80) }),
  output: Schema.Array(SuggestedCreative),
  failures: [PromotionNotFound],
})

/**
 * The ads of the latest draft, worded as ads of a category that the caller names by key or by name. Spec: calls C20.
 */
export const ListCategoryCreatives = contract("signup/ListCategoryCreatives", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/roimatic/getCategoryCreatives",
  specification: ["C20"],
  summary: "List a business profile's ads as those of a category",
  description: "category is the key or name of a category. Its usual services are advertised.",
  example: { ...exampleProfile, category: "dentist" },
  input: Schema.Struct({ ...ofProfile, category: textOf(120) }),
  output: Schema.Array(SuggestedCreative),
  failures: [InvalidFields],
})

/** The search ads of the latest draft: its own and one for each service, or those about a theme. Spec: calls B12. */
export const ListSearchCreatives = contract("signup/ListSearchCreatives", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/roimatic/getSearchCreatives",
  specification: ["B12"],
  summary: "List a business profile's search ads",
  description:
    "The latest draft's own ad, and one for each service that it promotes; with a theme, one about it. Each has its keywords. Texts are suggestions until they are accepted in the draft.",
  example: { ...exampleProfile, theme: "Teeth whitening" },
  input: Schema.Struct({ ...ofProfile, theme: Schema.optionalKey(textOf(80)) }),
  output: Schema.Array(SearchCreative),
  failures: [InvalidFields],
})
