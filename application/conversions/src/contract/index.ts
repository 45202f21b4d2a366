export * from "./actions.ts"
export * from "./addresses.ts"
export * from "./arrivals.ts"
export * from "./sites.ts"
