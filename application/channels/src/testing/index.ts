export { memoryLinkablePages } from "./memory-linking.ts"
export { memorySocialAccounts, noPageAccesses } from "./memory-social-accounts.ts"
export { MemoryFacebook, memorySocialNetwork } from "./memory-social-network.ts"
