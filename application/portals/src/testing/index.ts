export { memoryPortalDirectory } from "./memory-portal-directory.ts"
