import type { LaunchJob } from "@domain/channels"

/** How a launch stands for somebody who watches it. */
export type LaunchPhase =
  | { readonly status: "starting" }
  | { readonly status: "running"; readonly job: LaunchJob }
  | { readonly status: "done"; readonly job: LaunchJob; readonly hasFailures: boolean }
  | { readonly status: "failed"; readonly job: LaunchJob }
  | { readonly status: "timedOut"; readonly job: LaunchJob | undefined }
  | { readonly status: "refused"; readonly failure: unknown }

/** What an answer about the job means. */
export const phaseOf = (job: LaunchJob): LaunchPhase => {
  const hasFailures = job.channels.some(({ status }) => status === "Failed")
  if (job.status === "Done" || job.awaitsReview === true) return { status: "done", job, hasFailures }
  return job.status === "Failed" ? { status: "failed", job } : { status: "running", job }
}

/** The launch that a retry repeats: one that failed in whole or on a channel. */
export const failedJobOf = (phase: LaunchPhase): string | undefined =>
  phase.status === "failed" || (phase.status === "done" && phase.hasFailures) ? phase.job.jobId : undefined
