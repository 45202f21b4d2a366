import * as fc from "fast-check"
import { expect, test } from "vitest"
import { instantOn, localDateAt, weekdayOf } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import type { DigestChoice } from "./digest.ts"
import { digestTopics, isDigested, nextDigest } from "./digest.ts"
import { leavesAt, type WaitingMessage } from "./held-message.ts"
import { messageTopics, TopicChannel } from "./message-topics.ts"
import { type QuietHours, quietUntil } from "./quiet-hours.ts"

/** Zones whose clocks change, by an hour and by half an hour, and zones whose clocks never do. */
const anyZone = fc.constantFrom("Asia/Kolkata", "Europe/London", "Australia/Lord_Howe", "America/New_York", "UTC")
/** 2026 and 2027, in which every clock changes. */
const anyInstant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) })
const anyTime = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`)
const anyDays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }))
const anyQuiet: fc.Arbitrary<QuietHours> = fc
  .record({ isOn: fc.boolean(), from: anyTime, to: anyTime, days: anyDays })
  .filter(({ from, to }) => from !== to)
const anyDigest: fc.Arbitrary<DigestChoice> = fc.record({
  rhythm: fc.constantFrom("Off", "Daily", "Weekly"),
  time: anyTime,
  weekday: fc.integer({ min: 0, max: 6 }),
  topics: fc.uniqueArray(fc.constantFrom(...messageTopics)),
})
const anyWaiting: fc.Arbitrary<WaitingMessage> = fc.record({
  channel: fc.constantFrom(...TopicChannel.literals),
  topic: fc.constantFrom(...messageTopics),
  isUrgent: fc.boolean(),
  toldAt: anyInstant,
})
const hour = 3_600_000

/** When the worker, which looks again whenever a wait is over, lets a message go. */
const released = (
  wishes: { readonly quiet: QuietHours; readonly digest: DigestChoice },
  message: WaitingMessage,
  timeZone: string,
): number => {
  let now = message.toldAt
  for (let look = 0; look < 20; look += 1) {
    const at = leavesAt(wishes, message, timeZone, now)
    if (at <= now) return now
    now = at
  }
  return Number.POSITIVE_INFINITY
}

test("every message leaves, at the latest eight days after it was told", () => {
  law(
    fc.property(anyQuiet, anyDigest, anyWaiting, anyZone, (quiet, digest, message, zone) => {
      const at = released({ quiet, digest }, message, zone)
      expect(at).toBeGreaterThanOrEqual(message.toldAt)
      expect(at - message.toldAt).toBeLessThanOrEqual(8 * 24 * hour + hour)
    }),
  )
})

test("no push or short message leaves in quiet hours unless it is urgent", () => {
  law(
    fc.property(anyQuiet, anyDigest, anyWaiting, anyZone, (quiet, digest, message, zone) => {
      const at = released({ quiet, digest }, message, zone)
      if (message.isUrgent) expect(at).toBe(message.toldAt)
      else if (message.channel !== "Email") expect(quietUntil(quiet, zone, at)).toBeUndefined()
    }),
  )
})

test("quiet hours are exactly those between their times on the clock of the zone", () => {
  law(
    fc.property(anyQuiet, anyZone, anyInstant, (quiet, zone, instant) => {
      const today = localDateAt(instant, zone)
      const yesterday = localDateAt(instantOn(today, "12:00", zone) - 24 * hour, zone)
      const isWithin = [yesterday, today].some((date) => {
        const end = quiet.to < quiet.from ? localDateAt(instantOn(date, "12:00", zone) + 24 * hour, zone) : date
        const [from, to] = [instantOn(date, quiet.from, zone), instantOn(end, quiet.to, zone)]
        return quiet.days.includes(weekdayOf(date)) && from <= instant && instant < to
      })
      expect(quietUntil(quiet, zone, instant) !== undefined).toBe(quiet.isOn && isWithin)
    }),
  )
})

test("a digest is the first at its hour and weekday after what it holds", () => {
  law(
    fc.property(anyDigest, anyZone, anyInstant, (digest, zone, toldAt) => {
      const at = nextDigest(digest, zone, toldAt)
      expect(at).toBeGreaterThan(toldAt)
      expect(at).toBe(instantOn(localDateAt(at, zone), digest.time, zone))
      if (digest.rhythm === "Weekly") expect(weekdayOf(localDateAt(at, zone))).toBe(digest.weekday)
      expect(at - toldAt).toBeLessThanOrEqual((digest.rhythm === "Weekly" ? 7 : 1) * 24 * hour + hour)
      expect(nextDigest(digest, zone, at - 1)).toBe(at)
      expect(nextDigest(digest, zone, at)).toBeGreaterThan(at)
    }),
  )
})

test("a digest holds the mails of its topics that are not urgent, and nothing else", () => {
  law(
    fc.property(anyQuiet, anyDigest, anyWaiting, anyZone, (quiet, digest, message, zone) => {
      const waits = released({ quiet, digest }, message, zone) > message.toldAt
      if (message.channel !== "Email") return
      expect(waits).toBe(!message.isUrgent && isDigested(digest, message.topic))
      if (waits) expect(digestTopics).toContain(message.topic)
    }),
  )
})

test("a mail that waits leaves at once when the digest is turned off", () => {
  law(
    fc.property(anyQuiet, anyDigest, anyWaiting, anyZone, (quiet, digest, message, zone) => {
      const off = { quiet, digest: { ...digest, rhythm: "Off" } as const }
      expect(leavesAt(off, { ...message, channel: "Email" }, zone, message.toldAt)).toBe(message.toldAt)
    }),
  )
})
