export { cx } from "./cx.ts"
