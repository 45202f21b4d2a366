export { namedPortal, onlyThisPortal } from "./named-portal.ts"
export { Portals } from "./portals.ts"
