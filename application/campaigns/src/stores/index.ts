export { Briefs } from "./briefs.ts"
