export * from "./networks-jobs.ts"
export * from "./networks.ts"
export * from "./sending-jobs.ts"
