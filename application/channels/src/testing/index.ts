export { memoryLinkablePages, memoryLinkingDrafts } from "./memory-linking.ts"
