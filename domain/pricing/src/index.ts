export { priceListOn, type PriceLists, seedPriceLists } from "./price-list.ts"
export { RegionalPriceList } from "./regional-price-list.ts"
export { PriceBreakdown, priceBreakdown, type PriceInput } from "./price-breakdown.ts"
export { type PlaceOfSupply, placeOfSupply, taxesOn, TaxKind, TaxLine } from "./tax.ts"
export { gstStateOf, gstStates } from "./gst-state.ts"
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
  type PromoUse,
  seedPromoCodes,
} from "./promo-code.ts"
export { minimumRecharge, recommendedRecharges } from "./recharge.ts"
export {
  AddOnPack,
  addOnPrice,
  levelFor,
  PackTier,
  PricingBand,
  PricingBandLevel,
  pricingBandOf,
} from "./pricing-band.ts"
