export { anyMapping } from "./any-mapping.ts"
