export { anyChange, anyFacts } from "./any-change.ts"
