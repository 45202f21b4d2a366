export { PriceListId } from "./price-list-id.ts"
export { priceListInForce, type PriceListScope } from "./price-list-in-force.ts"
export { PriceListFault, priceListFaults } from "./price-list-faults.ts"
export { NewPriceList, RegionalPriceList } from "./regional-price-list.ts"
export {
  addsUp,
  PriceBreakdown,
  priceBreakdown,
  type PriceInput,
  PriceInputRefused,
  taxableOf,
} from "./price-breakdown.ts"
export {
  LetterOfUndertaking,
  PlaceOfSupply,
  placeOfSupply,
  type TaxBuyer,
  type TaxSeller,
  taxSeller,
} from "./place-of-supply.ts"
export { taxesAt, taxesOn, TaxKind, TaxLine, type TaxRate, TaxRounding, taxWithin, withTaxes } from "./tax.ts"
export { sharesOfTax, taxOfUnused } from "./returned-tax.ts"
export { type ServiceFee, serviceFeeOn, waivedDaysOf, waiverPeriod } from "./service-fee.ts"
export {
  applyPromo,
  discountOf,
  normalisePromoCode,
  PromoCode,
  PromoCodeExpired,
  type PromoCodeFailure,
  PromoCodeInvalid,
  PromoCodeOtherRegion,
  PromoCodeUsed,
  promoNamed,
  type PromoUse,
} from "./promo-code.ts"
export {
  NewPromoCode,
  PortalPromoCode,
  PromoCodeFault,
  promoCodeFaults,
  PromoCodeId,
  PromoCodeName,
  PromoCodeNotFound,
  PromoCodeRefused,
  type PromoCodeStanding,
  PromoCodeState,
  promoCodeState,
  PromoCodeTaken,
  promoUseOf,
} from "./portal-promo-code.ts"
export { PromoOutcome, type TriedPromo, tryPromo } from "./promo-outcome.ts"
export {
  checkRecharge,
  maximumRecharge,
  minimumRecharge,
  RechargeAboveMaximum,
  RechargeBelowMinimum,
  rechargeFor,
  recommendedRecharges,
} from "./recharge.ts"
export { levelFor, PackTier, PricingBand, PricingBandLevel, pricingBandOf } from "./pricing-band.ts"
export { type BandLevelsQuery, PricingBandLevels, pricingBandLevels, PricingBandNotFound } from "./band-levels.ts"
export { assignBand, AssignedPricingBand, assignedBands, bandFor } from "./assigned-band.ts"
export { AddedPrice, addedPrice, returnedPrice, summedPrice, undonePrice, withAddedPrice } from "./added-price.ts"
export { addOnPrice, soldPacks } from "./add-on.ts"
export { AddOnPack } from "./add-on-pack.ts"
export { bandsSince } from "./bands-since.ts"
export { PriceListNotFound, PriceListRefused } from "./price-list-refused.ts"
export { firstDayOfNext, type PriceListState, priceListState } from "./price-list-state.ts"
export { type ChangedTerm, changedTerms, type ChangedTotal, changedTotals, type PriceTerm } from "./changed-prices.ts"
export { priceWithin } from "./price-within.ts"
