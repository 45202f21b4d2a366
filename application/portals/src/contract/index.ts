export { AuditEntry } from "./audit-entry.ts"
export {
  type AuditFault,
  ChainAuditEntries,
  ListAuditEntries,
  ListProfileAuditEntries,
  NoteAuditHeads,
  VerifyAuditLog,
} from "./audit-log.ts"
export { GetPortal } from "./get-portal.ts"
export { ListLanguages } from "./list-languages.ts"
export { ReportDefect } from "./report-defect.ts"
export { PortalRecord } from "./portal-record.ts"
export { ChangePortal, CreatePortal, GetPortalSettings, ListPortals } from "./portal-settings.ts"
export {
  AddPortalDomain,
  CheckPortalDomain,
  CheckPortalDomains,
  ListPortalDomains,
  RemovePortalDomain,
} from "./portal-domains.ts"
