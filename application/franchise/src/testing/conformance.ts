export { franchiseStorePagesConformance } from "./franchise-store-pages.conformance.ts"
