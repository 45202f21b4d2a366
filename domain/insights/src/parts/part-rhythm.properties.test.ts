import { addDays, daysIn } from "@domain/kernel"
import { anyLocalDate, law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { partRhythm, partsToRead, type PartsRead } from "./part-rhythm.ts"

const hour = partRhythm.milliseconds

test("every day of a campaign is read in the end, a month at a time", () => {
  law(
    fc.property(anyLocalDate, fc.nat(400), (from, age) => {
      const today = addDays(from, age)
      let read: PartsRead | undefined
      let next = from
      for (let now = 0; read?.until !== today; now += hour) {
        const days = partsToRead({ from, today, now }, read)
        if (days === undefined) throw new Error("A reading was due")
        expect(days.from <= next).toBe(true)
        expect(days.from >= from).toBe(true)
        expect(daysIn(days)).toBeLessThanOrEqual(partRhythm.mostDays)
        next = addDays(days.to, 1)
        read = { until: days.to, askedAt: now }
      }
    }),
  )
})

test("networks are asked at most once an hour, also after they failed", () => {
  const facts = { from: "2026-11-01", today: "2026-11-05", now: 5 * hour }
  expect(partsToRead(facts, { askedAt: 4 * hour + 1 })).toBeUndefined()
  expect(partsToRead(facts, { askedAt: 4 * hour })).toEqual({ from: "2026-11-01", to: "2026-11-05" })
})

test("days that networks still correct are read again", () => {
  const facts = { from: "2026-11-01", today: "2026-11-20", now: hour }
  expect(partsToRead(facts, { until: "2026-11-20", askedAt: 0 })).toEqual({ from: "2026-11-17", to: "2026-11-20" })
})

test("nothing is read before the first day", () => {
  expect(partsToRead({ from: "2026-11-03", today: "2026-11-02", now: 0 }, undefined)).toBeUndefined()
})
