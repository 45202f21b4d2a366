export { AuditEntry } from "./audit-entry.ts"
export {
  type AuditFault,
  ChainAuditEntries,
  ListAuditEntries,
  ListProfileAuditEntries,
  VerifyAuditLog,
} from "./audit-log.ts"
export { GetPortal } from "./get-portal.ts"
export { ListLanguages } from "./list-languages.ts"
export { PortalRecord } from "./portal-record.ts"
