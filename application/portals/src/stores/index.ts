export { AuditExports } from "./audit-exports.ts"
