export { externalIdsOf } from "./external-ids.ts"
