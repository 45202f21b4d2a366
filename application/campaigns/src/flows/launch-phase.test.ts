import type { ChannelProgress, LaunchJob } from "@domain/channels"
import { JobId } from "@domain/kernel"
import { expect, test } from "vitest"
import { failedJobOf, phaseOf } from "./launch-phase.ts"

const channel = (status: ChannelProgress["status"]): ChannelProgress => ({
  channel: "Social",
  status,
  done: 1,
  total: 6,
})
const job = (status: LaunchJob["status"], ...channels: ReadonlyArray<ChannelProgress>): LaunchJob => ({
  jobId: JobId.make("job-00000001"),
  status,
  channels,
})

test("a job that is new or in progress is watched on", () => {
  expect(phaseOf(job("New")).status).toBe("running")
  expect(phaseOf(job("InProgress", channel("Done"))).status).toBe("running")
})

test("a done job with a failed channel says so", () => {
  expect(phaseOf(job("Done", channel("Done"), channel("Failed")))).toMatchObject({ status: "done", hasFailures: true })
  expect(phaseOf(job("Done", channel("Done")))).toMatchObject({ hasFailures: false })
})

test("a job is failed only when the whole of it is", () => {
  expect(phaseOf(job("InProgress", channel("Failed"))).status).toBe("running")
  expect(phaseOf(job("Failed", channel("Failed"))).status).toBe("failed")
})

test("a retry repeats a launch that failed in whole or in part, and no other", () => {
  const again = (...parts: Parameters<typeof job>) => failedJobOf(phaseOf(job(...parts)))
  expect(again("Failed", channel("Failed"))).toBe("job-00000001")
  expect(again("Done", channel("Done"), channel("Failed"))).toBe("job-00000001")
  expect(again("Done", channel("Done"))).toBeUndefined()
  expect(failedJobOf({ status: "timedOut", job: job("InProgress") })).toBeUndefined()
})
