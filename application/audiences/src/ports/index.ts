export {
  AudienceNetworks,
  type CustomerListRequest,
  type LookalikeRequest,
  type NetworkAudience,
  type RefusedVisits,
  type VisitedWebsite,
  type VisitorAudienceRequest,
} from "./audience-networks.ts"
