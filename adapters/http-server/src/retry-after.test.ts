import { expect, test } from "vitest"
import { retryAfterOf } from "./retry-after.ts"

const now = 1_000_000

test.each([
  ["a span of seconds", { retryAfterSeconds: 90 }, 90],
  ["the instant of the next code", { resendAt: now + 12_001 }, 13],
  ["the end of a lock", { lockedUntil: now + 60_000 }, 60],
  ["an instant that has passed", { resendAt: now - 5_000 }, 1],
  ["no time", { errorCode: 104 }, undefined],
])("a failure with %s waits as long", (_, failure, seconds) => {
  expect(retryAfterOf(failure, now)).toBe(seconds)
})
