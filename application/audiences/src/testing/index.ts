export { type MemoryAudience, memoryAudienceNetworks, MemoryAudiences } from "./memory-audience-networks.ts"
export { AudienceDesk, type AudienceDeskOptions, audienceDesk } from "./audience-desk.ts"
