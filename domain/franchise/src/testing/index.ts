export { anyStore } from "./any-store.ts"
