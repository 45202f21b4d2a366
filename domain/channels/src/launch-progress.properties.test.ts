import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { ChannelProgress, channelProgress, LaunchJob, launchOutcome } from "./launch-progress.ts"
import { anyJobStatus, anyLaunchJob, anySteps } from "./testing/index.ts"

test("steps taken and steps open are all steps, in whatever order they were taken", () => {
  law(
    fc.property(anySteps, anySteps, anyJobStatus, (steps, others, status) => {
      const taken = [...others].toReversed()
      const progress = channelProgress({ channel: "Social", status, steps, taken })
      const open = steps.filter((step) => !taken.includes(step))
      expect([progress.done + open.length, progress.total]).toEqual([steps.length, steps.length])
      expect(progress.step).toBe(open[0])
      expect(Schema.is(ChannelProgress)(progress)).toBe(true)
    }),
  )
})

test("a launch encodes and decodes to itself", () => {
  law(
    fc.property(anyLaunchJob, (job) => {
      expect(Schema.decodeSync(LaunchJob)(Schema.encodeSync(LaunchJob)(job))).toEqual(job)
    }),
  )
})

test("only a failed launch fails", () => {
  law(
    fc.property(anyLaunchJob, (job) => {
      expect(Result.isFailure(launchOutcome(job))).toBe(job.status === "Failed")
    }),
  )
})
