export { auditWitnessConformance } from "./audit-witness.conformance.ts"
export { portalDirectoryConformance } from "./portal-directory.conformance.ts"
export { portalAdministrationConformance } from "./portal-administration.conformance.ts"
