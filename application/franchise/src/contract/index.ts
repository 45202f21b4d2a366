export * from "./franchise-campaigns.ts"
export * from "./store-budget.ts"
export * from "./stores.ts"
