export {
  chainAuditEntries,
  listAuditEntries,
  listProfileAuditEntries,
  noteAuditHeads,
  verifyAuditLog,
} from "./audit-log.ts"
export * from "./campaign-history.ts"
export * from "./export-audit-log.ts"
export * from "./first-portals.ts"
export * from "./get-portal.ts"
export * from "./list-languages.ts"
export { listLookVersions } from "./look-versions.ts"
export * from "./portal-domains.ts"
export * from "./portal-settings.ts"
export * from "./portal-use.ts"
export * from "./portals.ts"
export * from "./report-defect.ts"
export * from "./seed-portals.ts"
