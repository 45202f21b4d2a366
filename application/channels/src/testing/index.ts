export { memoryLinkablePages } from "./memory-linking.ts"
