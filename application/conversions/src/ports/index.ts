export { OwnerPages } from "./owner-pages.ts"
export {
  actionKeyOf,
  ConversionNetworks,
  type ConversionPlace,
  type ConversionPlaceRequest,
  type NetworkConversion,
  type NetworkEvent,
  type NetworkLeadStage,
  type SentEvents,
} from "./conversion-networks.ts"
