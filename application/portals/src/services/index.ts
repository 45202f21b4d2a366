export { Portals } from "./portals.ts"
