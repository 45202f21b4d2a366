import { LocalDate } from "@domain/kernel"
import { isGstStateCode } from "@domain/validation"
import { Schema } from "effect"
import type { RegionalPriceList } from "./regional-price-list.ts"

/** Under which a seller supplies economic zones without tax, from `validFrom` to `validTo`. Ours, after rule 96A of the CGST rules. */
export const LetterOfUndertaking = Schema.Struct({
  number: Schema.String,
  validFrom: LocalDate,
  validTo: LocalDate,
})
export type LetterOfUndertaking = typeof LetterOfUndertaking.Type

/** Who sells, as far as tax depends on it: the GST code of its state, and its letter of undertaking. */
export interface TaxSeller {
  readonly state?: string | undefined
  readonly letterOfUndertaking?: LetterOfUndertaking | undefined
  /** Its registrations in further states, under which buyers there are sold to. */
  readonly registrations?: ReadonlyArray<{ readonly state: string }> | undefined
}

/** Who buys, as far as tax depends on it: the GST code of its state, and whether it is in a special economic zone. */
export interface TaxBuyer {
  readonly state?: string | undefined
  readonly isInEconomicZone?: boolean | undefined
}

/**
 * Where a supply is taxed; a special economic zone counts as another state. `undertaking` is the number of the letter under which
 * nothing is charged. Spec: validation, GST invoice state.
 */
export const PlaceOfSupply = Schema.Union([
  Schema.Literals(["unknown", "sameState", "otherState"]),
  Schema.Struct({ undertaking: Schema.String }),
])
export type PlaceOfSupply = typeof PlaceOfSupply.Type

/** The seller that taxes are charged by: the issuing entity, else one in the state that the price list names. Ours. */
export const taxSeller = (
  issuingEntity: TaxSeller | undefined,
  { sellerStateCode }: Pick<RegionalPriceList, "sellerStateCode">,
): TaxSeller => issuingEntity ?? { state: sellerStateCode }

/** Where a supply is taxed that is made on a day; unknown unless both are in real states. A seller sells to a state under its registration there, if it has one. Ours, after sections 7 and 16 of the IGST act. */
export const placeOfSupply = (issuer: TaxSeller, buyer: TaxBuyer, on: LocalDate): PlaceOfSupply => {
  const seller: TaxSeller = issuer.registrations?.find(({ state: one }) => one === buyer.state) ?? issuer
  if (buyer.isInEconomicZone === true) {
    const { letterOfUndertaking: letter } = seller
    const isInForce = letter !== undefined && letter.validFrom <= on && on <= letter.validTo
    return isInForce ? { undertaking: letter.number } : "otherState"
  }
  const { state } = buyer
  if (seller.state === undefined || state === undefined || !isGstStateCode(state)) return "unknown"
  return state === seller.state ? "sameState" : "otherState"
}
