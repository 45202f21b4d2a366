export { LeadDeliveries, LeadDestinations, LeadDestinationSecrets } from "./lead-destinations.ts"
