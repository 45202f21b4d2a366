export { bossLayer, type BossOptions } from "./boss.ts"
export { pgBossJobQueue } from "./pg-boss-job-queue.ts"
export { runJobs, type RunJobsOptions } from "./run-jobs.ts"
