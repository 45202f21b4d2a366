export {
  anyAddOnPack,
  anyPriceBreakdown,
  anyPriceInput,
  anyPriceList,
  anyPriceLists,
  anyPromoCode,
} from "./pricing.arbitrary.ts"
