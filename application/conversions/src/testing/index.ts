export { memoryOwnerPages } from "./memory-owner-pages.ts"
