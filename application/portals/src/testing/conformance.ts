export { portalDirectoryConformance } from "./portal-directory.conformance.ts"
