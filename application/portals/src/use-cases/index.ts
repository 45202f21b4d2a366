export {
  chainAuditEntries,
  listAuditEntries,
  listProfileAuditEntries,
  noteAuditHeads,
  verifyAuditLog,
} from "./audit-log.ts"
export { getPortal } from "./get-portal.ts"
export { listLanguages } from "./list-languages.ts"
export { reportDefect } from "./report-defect.ts"
export { changePortal, createPortal, getPortalSettings, listPortals } from "./portal-settings.ts"
export {
  addPortalDomain,
  checkPortalDomain,
  checkPortalDomains,
  listPortalDomains,
  removePortalDomain,
} from "./portal-domains.ts"

export { seedPortals } from "./seed-portals.ts"

/** The service of the portals for other contexts. */
export { portals } from "./portals.ts"
export { firstPortals, type WantedPortal } from "./first-portals.ts"
