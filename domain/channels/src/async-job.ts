import { wireEnum } from "@domain/kernel"

/** How far an asynchronous job is. Spec: states, async job status. */
export const JobStatus = wireEnum({ New: 0, InProgress: 1, Done: 2, Failed: 3 })
export type JobStatus = typeof JobStatus.Type

/** How often a job is asked about and when polling ends, in milliseconds. Spec: constants, async job polling. */
export const jobPolling = { everyMilliseconds: 3_000, timeOutMilliseconds: 300_000 } as const

/** Times that a job is asked about before the watching stops; the work itself goes on. Spec: constants, async job polling. */
export const mostPolls = jobPolling.timeOutMilliseconds / jobPolling.everyMilliseconds

/** The statuses that may follow each; a finished job stays as it is. Spec: states, async job status. */
export const jobMoves: Readonly<Record<JobStatus, ReadonlyArray<JobStatus>>> = {
  New: ["InProgress", "Failed"],
  InProgress: ["Done", "Failed"],
  Done: [],
  Failed: [],
}

/** Whether nothing more will happen to a job. */
export const isJobOver = (status: JobStatus): boolean => jobMoves[status].length === 0

/** The status of work in parts: under way until every part is over, then done if any part is; failed without one. Ours. */
export const overallStatus = (parts: ReadonlyArray<JobStatus>): JobStatus => {
  if (!parts.every(isJobOver)) return parts.every((status) => status === "New") ? "New" : "InProgress"
  return parts.includes("Done") ? "Done" : "Failed"
}
