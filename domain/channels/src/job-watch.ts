import { type JobStatus, isJobOver, jobPolling } from "./async-job.ts"

/**
 * Somebody who watches a job; instants are epoch milliseconds. `watching` asks again at `askAt`; the others are final, `timedOut`
 * for the watcher only, since the job goes on. Spec: states, async job status.
 */
export type JobWatch =
  | { readonly kind: "watching"; readonly since: number; readonly askAt: number }
  | { readonly kind: "done" | "failed" | "timedOut"; readonly since: number; readonly until: number }

/** A watch that asks at once. */
export const watchJob = (now: number): JobWatch => ({ kind: "watching", since: now, askAt: now })

/** Whether it is time to ask about the job. */
export const isDue = (watch: JobWatch, now: number): boolean => watch.kind === "watching" && now >= watch.askAt

/**
 * The watch after an answer at `now`, or after a lost answer (undefined), which changes nothing but the time: settled by a finished
 * job, else to ask again in 3 s unless 300 s are over by then. A settled watch stays. Spec: constants, async job polling.
 */
export const afterAnswer = (watch: JobWatch, answer: JobStatus | undefined, now: number): JobWatch => {
  if (watch.kind !== "watching") return watch
  const { since } = watch
  if (answer !== undefined && isJobOver(answer))
    return { kind: answer === "Done" ? "done" : "failed", since, until: now }
  const askAt = Math.max(now, watch.askAt) + jobPolling.everyMilliseconds
  const isLate = askAt - since >= jobPolling.timeOutMilliseconds
  return isLate ? { kind: "timedOut", since, until: now } : { kind: "watching", since, askAt }
}
