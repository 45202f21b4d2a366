export * from "./stores.ts"
