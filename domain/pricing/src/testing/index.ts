export {
  anyAddOnPack,
  anyPriceBreakdown,
  anyPriceInput,
  anyPriceList,
  anyPriceLists,
  anyPromoCode,
  examplePrice,
} from "./pricing.arbitrary.ts"
