import { jobPolling, type LaunchJob, mostPolls } from "@domain/channels"
import { JobId } from "@domain/kernel"
import { expect, test } from "vitest"
import type { LaunchAnswer } from "./launch-opening.ts"
import type { LaunchPhase } from "./launch-phase.ts"
import { watchLaunch } from "./launch-watch.ts"

const job = (status: LaunchJob["status"]): LaunchJob => ({ jobId: JobId.make("job-00000001"), status, channels: [] })
const running: LaunchAnswer = { status: "succeeded", output: job("InProgress") }
const done: LaunchAnswer = { status: "succeeded", output: job("Done") }
const lost: LaunchAnswer = { status: "broken", error: new Error("lost") }

/** Watches a launch that is answered so, the last answer for ever, on a clock of its own. */
const watched = async (answers: ReadonlyArray<LaunchAnswer>, leaveAfter = Infinity) => {
  let now = 1_000
  const calls: string[] = []
  const phases: LaunchPhase[] = []
  const answer = (call: string) => async () => {
    calls.push(call)
    return answers[Math.min(calls.length, answers.length) - 1] ?? lost
  }
  await watchLaunch({
    open: answer("open"),
    poll: answer("poll"),
    now: () => now,
    wait: async (milliseconds) => void (now += milliseconds),
    isLeft: () => calls.length >= leaveAfter,
    tell: (phase) => phases.push(phase),
  })
  return { calls, phases: phases.map(({ status }) => status), last: phases.at(-1), lasted: now - 1_000 }
}

test("a launch is opened once and then asked about until it is done", async () => {
  const { calls, phases, lasted } = await watched([running, running, done])
  expect(calls).toEqual(["open", "poll", "poll"])
  expect(phases).toEqual(["starting", "running", "running", "done"])
  expect(lasted).toBe(2 * jobPolling.everyMilliseconds)
})

test("a launch that waits for its portal's review is watched no longer", async () => {
  const waiting: LaunchAnswer = { status: "succeeded", output: { ...job("New"), awaitsReview: true } }
  const { calls, last } = await watched([waiting, running])
  expect(calls).toEqual(["open"])
  expect(last).toMatchObject({ status: "done", hasFailures: false })
})

test("a launch whose opening was lost is opened again", async () => {
  expect((await watched([lost, running, done])).calls).toEqual(["open", "open", "poll"])
})

test("a lost answer later changes nothing", async () => {
  expect((await watched([running, lost, done])).phases).toEqual(["starting", "running", "running", "done"])
})

test("the watch ends when the domain's time is up, with the job as it last was", async () => {
  const { calls, last } = await watched([running])
  expect(calls).toHaveLength(mostPolls)
  expect(last).toEqual({ status: "timedOut", job: job("InProgress") })
})

test("a closed watch publishes nothing", async () => {
  expect((await watched([running, running, done], 2)).phases).toEqual(["starting", "running"])
})
