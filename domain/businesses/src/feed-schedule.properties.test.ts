import * as fc from "fast-check"
import { expect, test } from "vitest"
import { instantOn, localDateAt, weekdayOf } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { type FeedCadence, type FeedSchedule, hoursOfCadence, nextReading } from "./feed-schedule.ts"

const hour = 3_600_000
const anyTime = fc
  .record({ hours: fc.nat(23), minutes: fc.nat(59) })
  .map(({ hours, minutes }) => `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`)
const anyCadence: fc.Arbitrary<FeedCadence> = fc.oneof(
  fc.record({ kind: fc.constant("Hours" as const), every: fc.constantFrom(...hoursOfCadence) }),
  fc.record({ kind: fc.constant("Daily" as const), time: anyTime }),
  fc.record({ kind: fc.constant("Weekly" as const), weekday: fc.integer({ min: 0, max: 6 }), time: anyTime }),
)
const anySchedule: fc.Arbitrary<FeedSchedule> = fc.record({
  cadence: anyCadence,
  timeZone: fc.constantFrom("UTC", "Asia/Kolkata", "Europe/London", "America/Santiago", "Australia/Lord_Howe"),
})
const anyInstant = fc.integer({ min: Date.parse("2024-01-01"), max: Date.parse("2038-01-01") })

const dues = (schedule: FeedSchedule, after: number, many: number) => {
  const found = [nextReading(schedule, after)]
  while (found.length < many) found.push(nextReading(schedule, found.at(-1) ?? after))
  return found
}

test("the next reading is later than now, and within its cadence", () => {
  const longest = { Hours: 13, Daily: 26, Weekly: 8 * 24 }
  law(
    fc.property(anySchedule, anyInstant, (schedule, after) => {
      const at = nextReading(schedule, after)
      expect(at).toBeGreaterThan(after)
      expect(at - after).toBeLessThanOrEqual(longest[schedule.cadence.kind] * hour)
      const { cadence } = schedule
      if (cadence.kind === "Weekly") expect(weekdayOf(localDateAt(at, schedule.timeZone))).toBe(cadence.weekday)
    }),
  )
})

test("the next reading is the same however often it is asked before", () => {
  law(
    fc.property(anySchedule, anyInstant, fc.nat(8 * 24 * hour), (schedule, after, later) => {
      const at = nextReading(schedule, after)
      expect(nextReading(schedule, Math.min(after + later, at - 1))).toBe(at)
    }),
  )
})

test("a daily feed is read once on each day, whatever its clock does", () => {
  const inLondon = fc.integer({ min: Date.parse("2026-03-20"), max: Date.parse("2026-10-20") })
  law(
    fc.property(anyTime, inLondon, (time, after) => {
      const found = dues({ cadence: { kind: "Daily", time }, timeZone: "Europe/London" }, after, 12)
      const days = found.map((at) => localDateAt(at, "Europe/London"))
      expect(new Set(days).size).toBe(days.length)
      found.forEach((at, index) => expect(at).toBe(instantOn(days[index] ?? "2026-01-01", time, "Europe/London")))
    }),
  )
})

const iso = (schedule: FeedSchedule, after: string, many: number) =>
  dues(schedule, Date.parse(after), many).map((at) => new Date(at).toISOString().slice(5, 16))

test("an hour that London skips is read once, and an hour shown twice too", () => {
  const hourly: FeedSchedule = { cadence: { kind: "Hours", every: 1 }, timeZone: "Europe/London" }
  expect(iso(hourly, "2026-03-28T23:30:00Z", 4)).toEqual(["03-29T00:00", "03-29T01:00", "03-29T02:00", "03-29T03:00"])
  expect(iso(hourly, "2026-10-24T23:30:00Z", 3)).toEqual(["10-25T00:00", "10-25T02:00", "10-25T03:00"])
  const night: FeedSchedule = { cadence: { kind: "Daily", time: "01:30" }, timeZone: "Europe/London" }
  expect(iso(night, "2026-03-28T12:00:00Z", 2)).toEqual(["03-29T01:30", "03-30T00:30"])
  expect(iso(night, "2026-10-24T12:00:00Z", 2)).toEqual(["10-25T00:30", "10-26T01:30"])
})
