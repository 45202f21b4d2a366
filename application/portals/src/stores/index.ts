export { LookVersions } from "./look-versions.ts"
export { AuditExports } from "./audit-exports.ts"
