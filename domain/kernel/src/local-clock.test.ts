import * as fc from "fast-check"
import { expect, test } from "vitest"
import { localClock } from "./local-clock.ts"
import { localDateAt } from "./local-date-at.ts"
import { anyTimeZone, law } from "./testing/index.ts"

const shown = (timeZone: string, instant: string) => {
  const local = new Date(localClock(timeZone)(Date.parse(instant)))
  return local.toISOString().slice(0, 19)
}

test("a zone's clock is read on both sides of a change of its offset", () => {
  expect(shown("Asia/Kolkata", "2026-11-10T18:45:07Z")).toBe("2026-11-11T00:15:07")
  expect(shown("Europe/London", "2026-10-25T00:59:59Z")).toBe("2026-10-25T01:59:59")
  expect(shown("Europe/London", "2026-10-25T01:00:00Z")).toBe("2026-10-25T01:00:00")
})

test("a clock shows the zone's own day, whatever it was asked before", () => {
  law(
    fc.property(
      anyTimeZone,
      fc.array(fc.integer({ min: 0, max: 4_000_000_000_000 }), { minLength: 1, maxLength: 5 }),
      (zone, instants) => {
        const clock = localClock(zone)
        for (const instant of instants)
          expect(new Date(clock(instant)).toISOString().slice(0, 10)).toBe(localDateAt(instant, zone))
      },
    ),
  )
})
