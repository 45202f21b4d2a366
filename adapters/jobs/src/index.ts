export { bossLayer, type BossOptions } from "./boss.ts"
export { type JobKind, jobKind } from "./job-kind.ts"
export { pgBossJobQueue } from "./pg-boss-job-queue.ts"
export { runJobs, type RunJobsOptions } from "./run-jobs.ts"
