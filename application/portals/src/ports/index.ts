export { type AuditFilter, type AuditLink, AuditLog, type AuditPage, type AuditScope } from "./audit-log.ts"
export { PortalDirectory } from "./portal-directory.ts"
