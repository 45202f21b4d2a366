export { type MemoryAudience, memoryAudienceNetworks, MemoryAudiences } from "./memory-audience-networks.ts"
