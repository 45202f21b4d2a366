export * from "./delivery-jobs.ts"
export * from "./lead-deliveries.ts"
export * from "./lead-destinations.ts"
