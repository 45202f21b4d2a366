export {
  ConversionNetworks,
  type ConversionPlace,
  type ConversionPlaceRequest,
  type NetworkEvent,
  type SentEvents,
} from "./conversion-networks.ts"
