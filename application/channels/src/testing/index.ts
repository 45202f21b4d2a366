export { memoryLinkablePages } from "./memory-linking.ts"
export { memorySocialAccounts, noPageAccesses } from "./memory-social-accounts.ts"
export { MemoryFacebook, memoryLinkingRegion, memorySocialNetwork } from "./memory-social-network.ts"
