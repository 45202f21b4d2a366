export { countedConversions } from "./counted-conversions.ts"
