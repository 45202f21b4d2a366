export { followedPortalsConformance } from "./followed-portals.conformance.ts"
