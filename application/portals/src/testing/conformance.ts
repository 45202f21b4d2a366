export { portalDirectoryConformance } from "./portal-directory.conformance.ts"
export { portalAdministrationConformance } from "./portal-administration.conformance.ts"
