import { getPortal } from "./get-portal.ts"

export { seedPortals } from "./seed-portals.ts"
export { getPortal }

/** Every handler of this context. */
export const portalsUseCases = [getPortal]
