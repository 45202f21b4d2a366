export { anyPriceBreakdown, anyPriceInput, anyPriceList, anyPromoCode } from "./pricing.arbitrary.ts"
