export { memoryFranchiseStorePages } from "./memory-franchise-store-pages.ts"
