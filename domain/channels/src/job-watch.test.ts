import { expect, test } from "vitest"
import { afterAnswer, isDue, watchJob } from "./job-watch.ts"

const begun = watchJob(1_000)

test("a watch asks at once, and again 3 seconds after each answer", () => {
  expect(begun).toEqual({ kind: "watching", since: 1_000, askAt: 1_000 })
  expect(afterAnswer(begun, "New", 1_200)).toEqual({ kind: "watching", since: 1_000, askAt: 4_200 })
  expect(afterAnswer(begun, "InProgress", 1_200)).toEqual({ kind: "watching", since: 1_000, askAt: 4_200 })
})

test("an answer that came before it was asked for delays the next by a whole turn", () => {
  expect(afterAnswer(begun, "New", 0)).toMatchObject({ askAt: 4_000 })
})

test("a lost answer is as good as one that says nothing new", () => {
  expect(afterAnswer(begun, undefined, 1_200)).toEqual(afterAnswer(begun, "InProgress", 1_200))
})

test("a finished job settles the watch by how it ended", () => {
  expect(afterAnswer(begun, "Done", 2_000)).toEqual({ kind: "done", since: 1_000, until: 2_000 })
  expect(afterAnswer(begun, "Failed", 2_000)).toEqual({ kind: "failed", since: 1_000, until: 2_000 })
})

test("the watch times out when the next turn would come 300 seconds after the first", () => {
  expect(afterAnswer(begun, "New", 1_000 + 296_999)).toMatchObject({ kind: "watching", askAt: 300_999 })
  expect(afterAnswer(begun, "New", 1_000 + 297_000)).toEqual({ kind: "timedOut", since: 1_000, until: 298_000 })
  expect(afterAnswer(begun, "Done", 900_000).kind).toBe("done")
})

test("a job is due from its instant on while it is watched, and never after", () => {
  expect([isDue(begun, 999), isDue(begun, 1_000), isDue(begun, 1_001)]).toEqual([false, true, true])
  expect(isDue(afterAnswer(begun, "Done", 2_000), 9_000)).toBe(false)
})
