export { getPortal } from "./get-portal.ts"

export { seedPortals } from "./seed-portals.ts"

/** The service of the portals for other contexts. */
export { portals } from "./portals.ts"
