export { type Thread, threadOf, type ThreadOptions } from "./thread.ts"
export { type LimitedThread, limitedThread, type LimitedThreadOptions } from "./limited-thread.ts"
export { type ConcurrencyLimit, concurrencyLimit, type ConcurrencyLimitOptions } from "./concurrency-limit.ts"
