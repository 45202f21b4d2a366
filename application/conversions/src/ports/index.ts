export { OwnerPages } from "./owner-pages.ts"
export {
  ConversionNetworks,
  type ConversionPlace,
  type ConversionPlaceRequest,
  type NetworkEvent,
  type SentEvents,
} from "./conversion-networks.ts"
