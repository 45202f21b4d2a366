export { anyAd, pizzaAd } from "./any-ad.ts"
export { anyStore } from "./any-store.ts"
