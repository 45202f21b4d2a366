export { imageStoreConformance } from "./image-store.conformance.ts"
export { inMemoryImageStore } from "./in-memory-image-store.ts"
