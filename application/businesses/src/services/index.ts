export { NearbyTowns } from "./nearby-towns.ts"
