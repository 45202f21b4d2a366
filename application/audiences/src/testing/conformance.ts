export { type AudienceDriver, audienceNetworksConformance, hashedPeople } from "./audience-networks.conformance.ts"
