export { memoryOwnerPages } from "./memory-owner-pages.ts"
export { memoryConversionNetworks, MemoryConversionNetworks } from "./memory-conversion-networks.ts"
export { MemorySiteVisitors, memorySiteVisitors } from "./memory-site-visitors.ts"
