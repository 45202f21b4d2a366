export {
  AudienceNetworks,
  type CustomerListRequest,
  type LookalikeRequest,
  type NetworkAudience,
} from "./audience-networks.ts"
