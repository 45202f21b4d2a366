export { memoryConversionNetworks, MemoryConversionNetworks } from "./memory-conversion-networks.ts"
