import { expect, test } from "vitest"
import { isJobOver, jobMoves, jobPolling, mostPolls, overallStatus } from "./async-job.ts"

test("a job is asked about every 3 seconds for 300 seconds, a hundred times", () => {
  expect(jobPolling).toEqual({ everyMilliseconds: 3_000, timeOutMilliseconds: 300_000 })
  expect(mostPolls).toBe(100)
})

test("a job begins, then is done or fails, and may fail before it begins", () => {
  expect(jobMoves).toEqual({ New: ["InProgress", "Failed"], InProgress: ["Done", "Failed"], Done: [], Failed: [] })
  expect((["New", "InProgress", "Done", "Failed"] as const).map(isJobOver)).toEqual([false, false, true, true])
})

test("work in parts is under way until all are over, and done if any part is", () => {
  expect(overallStatus(["New", "New"])).toBe("New")
  expect(overallStatus(["New", "Done"])).toBe("InProgress")
  expect(overallStatus(["InProgress"])).toBe("InProgress")
  expect(overallStatus(["Failed", "New"])).toBe("InProgress")
  expect(overallStatus(["Failed", "Done"])).toBe("Done")
  expect(overallStatus(["Failed", "Failed"])).toBe("Failed")
})

test("work without parts has failed, since nothing can come of it", () => {
  expect(overallStatus([])).toBe("Failed")
})
