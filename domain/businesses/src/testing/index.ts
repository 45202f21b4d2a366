export { anyChange, anyDraft, anyFlavour, anyState, begunDetails } from "./details.arbitrary.ts"
export { anyProductRow, anyStoreProfile, anyStoreRow } from "./store.arbitrary.ts"
