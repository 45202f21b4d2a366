export * from "./conversions.ts"
export * from "./lead-sendings.ts"
