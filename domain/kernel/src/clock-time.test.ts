import { Schema } from "effect"
import { expect, test } from "vitest"
import { TimeOfDay, ZoneName } from "./clock-time.ts"

test("a time of day has two digits of hours up to 23 and of minutes up to 59", () => {
  const isTime = Schema.is(TimeOfDay)
  expect(["00:00", "23:59"].map(isTime)).toEqual([true, true])
  expect(["24:00", "7:00", "07:60", "07:00:00"].map(isTime)).toEqual([false, false, false, false])
})

test("a zone is one that the platform knows", () => {
  expect(["Europe/London", "Mars/Olympus", ""].map(Schema.is(ZoneName))).toEqual([true, false, false])
})
