import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { isJobOver, jobMoves, jobPolling, mostPolls, overallStatus } from "./async-job.ts"
import { afterAnswer, isDue, type JobWatch, watchJob } from "./job-watch.ts"
import { anyJobStatus } from "./testing/index.ts"

const start = 5_000
const answers = fc.array(fc.record({ status: fc.option(anyJobStatus, { nil: undefined }), delay: fc.nat(40_000) }), {
  minLength: 101,
  maxLength: 120,
})

test("whatever is answered, a watch settles within 300 seconds and a hundred polls", () => {
  law(
    fc.property(answers, (given) => {
      let watch: JobWatch = watchJob(start)
      let polls = 0
      for (const { status, delay } of given) {
        if (watch.kind !== "watching") {
          expect(afterAnswer(watch, status, start + 1_000_000)).toBe(watch)
          continue
        }
        polls += 1
        expect(watch.askAt).toBeLessThan(start + jobPolling.timeOutMilliseconds)
        expect(isDue(watch, watch.askAt)).toBe(true)
        const askAt = watch.askAt
        watch = afterAnswer(watch, status, askAt + delay)
        if (watch.kind === "watching") expect(watch.askAt - askAt).toBeGreaterThanOrEqual(jobPolling.everyMilliseconds)
      }
      expect(watch.kind).not.toBe("watching")
      expect(polls).toBeLessThanOrEqual(mostPolls)
    }),
  )
})

test("a job that never ends is polled exactly a hundred times", () => {
  let watch = watchJob(start)
  let polls = 0
  while (watch.kind === "watching") {
    polls += 1
    watch = afterAnswer(watch, "InProgress", watch.askAt)
  }
  expect([polls, watch.kind]).toEqual([mostPolls, "timedOut"])
})

test("a job's moves never leave its statuses, and only an unfinished job has any", () => {
  law(
    fc.property(anyJobStatus, (status) => {
      expect(isJobOver(status)).toBe(jobMoves[status].length === 0)
      for (const next of jobMoves[status]) expect(jobMoves).toHaveProperty(next)
    }),
  )
})

test("work in parts is over exactly when every part is", () => {
  law(
    fc.property(fc.array(anyJobStatus, { minLength: 1 }), (parts) => {
      expect(isJobOver(overallStatus(parts))).toBe(parts.every(isJobOver))
      expect(overallStatus(parts) === "Done").toBe(parts.every(isJobOver) && parts.includes("Done"))
    }),
  )
})
