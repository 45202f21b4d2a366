import { addDays, BusinessProfileId, daysBetween, UserId } from "@domain/kernel"
import { anyLocalDate, law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { keeperFor, readsNote } from "./client-note.ts"
import { type ClientRenewal, isRenewalDue, nextReminder, nextRenewal } from "./client-renewal.ts"

const anyRenewal: fc.Arbitrary<ClientRenewal> = fc
  .record({
    firstOn: anyLocalDate,
    everyMonths: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    remindDays: fc.integer({ min: 0, max: 120 }),
  })
  .map(({ everyMonths, ...renewal }) => ({ ...renewal, ...(everyMonths !== undefined && { everyMonths }) }))

test("the next end is the first of its series from today on", () => {
  law(
    fc.property(anyRenewal, fc.integer({ min: -400, max: 4_000 }), (renewal, ahead) => {
      const today = addDays(renewal.firstOn, ahead)
      const next = nextRenewal(renewal, today)
      if (renewal.everyMonths === undefined) {
        expect(next).toBe(renewal.firstOn)
        return
      }
      expect(next >= today).toBe(true)
      // No end lies between today and the next.
      if (next > today) expect(nextRenewal(renewal, addDays(next, -1))).toBe(next)
      expect(daysBetween(today, next) <= Math.max(-ahead, renewal.everyMonths * 31)).toBe(true)
    }),
  )
})

test("a contract of the 31st ends on the last day of a short month", () => {
  const monthly = { firstOn: "2026-01-31", everyMonths: 1, remindDays: 7 }
  expect(["2026-02-01", "2026-03-01", "2026-03-31", "2026-04-01"].map((day) => nextRenewal(monthly, day))).toEqual([
    "2026-02-28",
    "2026-03-31",
    "2026-03-31",
    "2026-04-30",
  ])
  const yearly = { firstOn: "2024-02-29", everyMonths: 12, remindDays: 7 }
  expect(nextRenewal(yearly, "2025-01-01")).toBe("2025-02-28")
  expect(nextRenewal(yearly, "2025-03-01")).toBe("2026-02-28")
})

test("an end is due from its reminder on, and once it has passed", () => {
  const once = { firstOn: "2026-12-10", remindDays: 10 }
  expect(["2026-11-29", "2026-11-30", "2026-12-10", "2027-01-05"].map((day) => isRenewalDue(once, day))).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test("reminders come after the day asked about, and each end has one", () => {
  law(
    fc.property(anyRenewal, fc.integer({ min: -400, max: 800 }), (renewal, ahead) => {
      const after = addDays(renewal.firstOn, ahead)
      const day = nextReminder(renewal, after)
      if (day === undefined) {
        expect(renewal.everyMonths).toBeUndefined()
        return
      }
      expect(day > after).toBe(true)
      expect(isRenewalDue(renewal, day)).toBe(true)
    }),
  )
  const once = { firstOn: "2026-12-10", remindDays: 10 }
  expect(nextReminder(once, "2026-11-29")).toBe("2026-11-30")
  // An end within the days of its reminder is told of the next morning, and one that has passed is not.
  expect(nextReminder(once, "2026-12-01")).toBe("2026-12-02")
  expect(nextReminder(once, "2026-12-10")).toBeUndefined()
  expect(nextReminder({ ...once, everyMonths: 12 }, "2026-11-30")).toBe("2027-11-30")
})

const anyUser = fc.integer({ min: 1, max: 5 }).map((id) => UserId.make(id))

test("two people share a keeper only as members of the agency that runs the client", () => {
  law(
    fc.property(
      anyUser,
      anyUser,
      fc.uniqueArray(anyUser),
      fc.integer({ min: 1, max: 9 }),
      (one, other, members, id) => {
        const agency = { id: BusinessProfileId.make(id), members }
        const isShared = keeperFor(one, agency) === keeperFor(other, agency)
        expect(isShared).toBe(one === other || (members.includes(one) && members.includes(other)))
        expect(keeperFor(one, undefined)).not.toBe(keeperFor(one, { id: agency.id, members: [one] }))
      },
    ),
  )
})

test("a note for its author is read by nobody else", () => {
  law(
    fc.property(anyUser, anyUser, (authorId, reader) => {
      expect(readsNote({ authorId, reach: "author" }, reader)).toBe(authorId === reader)
      expect(readsNote({ authorId, reach: "agency" }, reader)).toBe(true)
    }),
  )
})
