export { inMemoryImageStore } from "./in-memory-image-store.ts"
