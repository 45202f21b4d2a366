export {
  type ConversionDriver,
  conversionNetworksConformance,
  networkEvent,
} from "./conversion-networks.conformance.ts"
