export {
  type ConversionDriver,
  conversionNetworksConformance,
  networkEvent,
} from "./conversion-networks.conformance.ts"
export { conversionResultsConformance } from "./conversion-results.conformance.ts"
