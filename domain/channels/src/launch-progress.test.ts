import { Result } from "effect"
import { expect, test } from "vitest"
import { JobId } from "@domain/kernel"
import { channelProgress, failedChannels, type LaunchJob, launchOutcome } from "./launch-progress.ts"

const jobId = JobId.make("job-00000001")
const refused: LaunchJob = {
  jobId,
  status: "Failed",
  channels: [
    { channel: "Social", status: "Failed", done: 1, total: 3, problem: "The page is not published" },
    { channel: "Search", status: "Failed", done: 0, total: 2 },
  ],
}

test("progress counts steps, names the next and quotes the network's error", () => {
  expect(
    channelProgress({
      channel: "Social",
      status: "InProgress",
      steps: ["campaign", "adSet", "ad"],
      taken: ["campaign"],
      problem: "slow",
    }),
  ).toEqual({ channel: "Social", status: "InProgress", done: 1, total: 3, step: "adSet", problem: "slow" })
})

test("a channel whose steps are all taken has no next one", () => {
  const steps = ["campaign", "ad"] as const
  expect(channelProgress({ channel: "Search", status: "Done", steps, taken: steps })).toEqual({
    channel: "Search",
    status: "Done",
    done: 2,
    total: 2,
  })
})

test("a launch that failed on every channel names each reason, with code 1020", () => {
  const failure = Result.getOrThrow(Result.flip(launchOutcome(refused)))
  expect(failure).toMatchObject({
    _tag: "LaunchFailed",
    errorCode: 1020,
    jobId,
    channels: [{ channel: "Social", reason: "The page is not published" }, { channel: "Search" }],
  })
})

test("a launch that failed on some channels is no failure, and names them", () => {
  const [social, search] = refused.channels
  const job: LaunchJob = {
    jobId,
    status: "Done",
    channels: [{ ...social!, status: "Done" }, search!],
  }
  expect(Result.getOrThrow(launchOutcome(job))).toBe(job)
  expect(failedChannels(job)).toEqual([{ channel: "Search" }])
})
