export { PortalDirectory } from "./portal-directory.ts"
