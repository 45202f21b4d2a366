export { getPortal } from "./get-portal.ts"

export { seedPortals } from "./seed-portals.ts"
