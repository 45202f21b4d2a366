export { sessionRepositoryConformance } from "./session-repository.conformance.ts"
export { summaryDecisionsConformance } from "./summary-decisions.conformance.ts"
export { priceListsConformance } from "./price-lists.conformance.ts"
export { promoCodesConformance } from "./promo-codes.conformance.ts"
