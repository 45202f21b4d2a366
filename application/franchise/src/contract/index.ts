export * from "./store-budget.ts"
export * from "./stores.ts"
