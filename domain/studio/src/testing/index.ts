export { anyCommand, anyDesign, anyLayer } from "./any-design.ts"
