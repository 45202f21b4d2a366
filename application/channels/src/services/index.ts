export { PageAccesses } from "./page-accesses.ts"
