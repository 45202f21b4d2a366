export { externalIdsOf } from "./external-ids.ts"
export { usableLists } from "./usable-lists.ts"
