export { memoryLinkablePages } from "./memory-linking.ts"
export { memorySocialAccounts, noPageAccesses } from "./memory-social-accounts.ts"
export { MemoryFacebook, memoryLinkingRegion, memorySocialNetwork, memoryTokenSafe } from "./memory-social-network.ts"
