export {
  type ConversionDriver,
  conversionNetworksConformance,
  networkEvent,
  networkLead,
} from "./conversion-networks.conformance.ts"
export { conversionResultsConformance } from "./conversion-results.conformance.ts"
