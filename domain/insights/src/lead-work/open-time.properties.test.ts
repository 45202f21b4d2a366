import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { answerLevel, lateSince, medianReply } from "./answer-time.ts"
import { longestCounted, openBefore, openMillis, type OpenTimes } from "./open-time.ts"

const hour = 3_600_000
const spans = [
  { from: 540, to: 780 },
  { from: 840, to: 1_440 },
]
const anyTimes: fc.Arbitrary<OpenTimes> = fc.record({
  hours: fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 1 })), {
      maxLength: 8,
      selector: String,
    })
    .map((chosen) =>
      chosen.map(([weekday, index]) => ({ weekday, from: 0, to: 0, ...spans[index] })).filter(({ to }) => to > 0),
    ),
  timeZone: fc.constantFrom("Asia/Kolkata", "Europe/London", "America/New_York", "UTC"),
})
const start = Date.UTC(2026, 9, 1)
const anyInstant = fc.integer({ min: start, max: start + 60 * 24 * hour })

test("open time adds up, never shrinks and is at most the time that has passed", () => {
  law(
    fc.property(anyTimes, fc.tuple(anyInstant, anyInstant, anyInstant), (times, instants) => {
      const [from = 0, middle = 0, to = 0] = instants.toSorted((one, other) => one - other)
      const whole = openMillis(times, from, to)
      expect(openMillis(times, from, middle) + openMillis(times, middle, to)).toBe(whole)
      expect(whole).toBeLessThanOrEqual(to - from)
      expect(openMillis(times, to, from)).toBe(0)
    }),
  )
})

test("a lead came before the late instant exactly where its wait is late", () => {
  law(
    fc.property(anyTimes, anyInstant, anyInstant, (times, one, other) => {
      const [came, now] = one < other ? [one, other] : [other, one]
      const isLate = answerLevel(times, openMillis(times, came, now)) === "late"
      if (now - came < longestCounted) expect(came <= lateSince(times, now)).toBe(isLate)
    }),
  )
})

test("so much time before now has been open since the instant before it", () => {
  law(
    fc.property(anyTimes, anyInstant, fc.integer({ min: 1, max: 40 * hour }), (times, now, millis) => {
      const before = openBefore(times, now, millis)
      if (before > now - longestCounted) expect(openMillis(times, before, now)).toBe(millis)
    }),
  )
})

test("the middle of the times to a reply lies between the shortest and the longest", () => {
  const anyReplies = fc.array(fc.tuple(anyInstant, fc.nat(9 * hour)), { minLength: 1, maxLength: 9 })
  law(
    fc.property(anyTimes, anyReplies, (times, replies) => {
      const leads = replies.map(([submittedOn, wait]) => ({ submittedOn, contactedAt: submittedOn + wait }))
      const waits = leads.map(({ submittedOn, contactedAt }) => openMillis(times, submittedOn, contactedAt))
      const median = medianReply(times, leads) ?? -1
      expect(median).toBeGreaterThanOrEqual(Math.min(...waits))
      expect(median).toBeLessThanOrEqual(Math.max(...waits))
      expect(medianReply(times, leads.toReversed())).toBe(median)
    }),
  )
})
