import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { momentOf } from "./moment.ts"

test("a campaign's day is its region's", async () => {
  const evening = Date.UTC(2026, 10, 20, 20)
  const days = await Effect.gen(function* () {
    yield* TestClock.setTime(evening)
    return [(yield* momentOf({ region: "IN" })).today, (yield* momentOf({ region: "GB" })).today]
  }).pipe(Effect.provide(TestClock.layer()), Effect.runPromise)
  expect(days).toEqual(["2026-11-21", "2026-11-20"])
})
