export * from "./customer-lists.ts"
export * from "./list-jobs.ts"
export * from "./visitor-audiences.ts"
