import { Schema } from "effect"
import { specialCategories } from "./special-categories.ts"

/** A category of what an ad may offer. */
export const SpecialCategory = Schema.Literals(specialCategories)
export type SpecialCategory = typeof SpecialCategory.Type

/** The number that Meta gave to a verified person or company. */
const VerifiedIdentity = Schema.String.check(Schema.isPattern(/^(?:\d{5,20})?$/))

/** Who gains by an ad for securities and who pays for it; an empty number is still to be given. */
export const SecuritiesDeclaration = Schema.Struct({ beneficiary: VerifiedIdentity, payer: VerifiedIdentity })
export type SecuritiesDeclaration = typeof SecuritiesDeclaration.Type

/** What an owner declared of the ads: no category where they offer none of it. */
export const SpecialAds = Schema.Struct({
  categories: Schema.Array(SpecialCategory).check(Schema.isMaxLength(specialCategories.length)),
  /** Only for securities and investments that people in India may buy. */
  securities: Schema.optionalKey(SecuritiesDeclaration),
})
export type SpecialAds = typeof SpecialAds.Type
