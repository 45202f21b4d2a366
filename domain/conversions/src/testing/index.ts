export { anyConversion } from "./any-conversion.ts"
