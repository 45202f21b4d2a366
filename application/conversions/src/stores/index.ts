export * from "./conversions.ts"
