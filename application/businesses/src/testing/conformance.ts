export { businessProfileRepositoryConformance } from "./business-profile-repository.conformance.ts"
export { categoryCatalogueConformance } from "./category-catalogue.conformance.ts"
export { productFeedsConformance } from "./product-feeds.conformance.ts"
export { agenciesConformance } from "./agencies.conformance.ts"
