export { conversionResultsConformance } from "./conversion-results.conformance.ts"
