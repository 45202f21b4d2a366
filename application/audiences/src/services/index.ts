export { usableLists } from "./usable-lists.ts"
