export { sessionRepositoryConformance } from "./session-repository.conformance.ts"
export { priceListsConformance } from "./price-lists.conformance.ts"
