export { MemoryDatabase, memoryUnitOfWork } from "./memory-database.ts"
export { memoryIds } from "./memory-ids.ts"
export { memoryJobQueue, type QueuedJob, QueuedJobs } from "./memory-job-queue.ts"
export { memoryRateLimits } from "./memory-rate-limits.ts"
