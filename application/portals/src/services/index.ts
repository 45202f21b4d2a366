export { administeredPortal, ownPortal } from "./administered-portal.ts"
export { namedPortal, onlyThisPortal } from "./named-portal.ts"
export { Portals } from "./portals.ts"
