export { anyProductRow, anyStoreProfile, anyStoreRow } from "./store.arbitrary.ts"
