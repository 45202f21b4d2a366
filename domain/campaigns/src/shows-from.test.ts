import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { showsFrom } from "./shows-from.ts"

const workingDay = [{ weekday: 5, from: 600, to: 1080 }]
const india = { status: "Active", region: "IN", hours: workingDay } as const

test.each([
  ["before its first hour, on the same day", "2026-11-27T08:00+05:30", "2026-11-27T10:00+05:30"],
  ["within its hours, never", "2026-11-27T10:00+05:30", undefined],
  ["after its last hour, a week later", "2026-11-27T18:00+05:30", "2026-12-04T10:00+05:30"],
])("ads are shown next: %s", (_, now, next) => {
  expect(showsFrom(india, Date.parse(now))).toBe(next === undefined ? undefined : Date.parse(next))
})

test("a campaign without hours or that does not run waits for none", () => {
  const night = Date.parse("2026-11-27T03:00+05:30")
  expect(showsFrom({ status: "Active", region: "IN" }, night)).toBeUndefined()
  expect(showsFrom({ ...india, status: "Paused" }, night)).toBeUndefined()
})

test("at the instant at which ads are shown next they are shown, and not before", () => {
  const parts = fc.array(
    fc
      .tuple(fc.nat(6), fc.nat(1438), fc.integer({ min: 1, max: 1440 }))
      .map(([weekday, from, length]) => ({ weekday, from, to: Math.min(1440, from + length) })),
    { minLength: 1, maxLength: 5 },
  )
  const at = fc.integer({ min: Date.UTC(2026, 4, 1), max: Date.UTC(2026, 8, 1) })
  law(
    fc.property(parts, at, (hours, now) => {
      const next = showsFrom({ ...india, hours }, now)
      fc.pre(next !== undefined)
      expect(next).toBeGreaterThan(now)
      expect(showsFrom({ ...india, hours }, next ?? 0)).toBeUndefined()
      expect(showsFrom({ ...india, hours }, (next ?? 0) - 60_000)).toBe(next)
    }),
  )
})
