export { LeadDeliveries, LeadDestinations, LeadDestinationSecrets } from "./lead-destinations.ts"
export { PortalDeliveries, PortalEndpoints, PortalEndpointSecrets } from "./portal-endpoints.ts"
