export { memoryAuditLog } from "./memory-audit-log.ts"
export { memoryPortals, onePortal } from "./memory-portals.ts"
export { memoryPortalDirectory } from "./memory-portal-directory.ts"
export { memoryPortalAdministration } from "./memory-portal-administration.ts"
