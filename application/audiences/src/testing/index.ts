export {
  type MemoryAudience,
  type MemoryAudienceOptions,
  memoryAudienceNetworks,
  MemoryAudiences,
} from "./memory-audience-networks.ts"
