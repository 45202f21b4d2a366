import { UserId } from "@domain/kernel"
import { expect, test } from "vitest"
import { answerLevel, isUnanswered, medianReply } from "./answer-time.ts"
import { dueBefore, dueLevel, stepReminder, withReminder } from "./due-steps.ts"
import { openMillis } from "./open-time.ts"

const hour = 3_600_000
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1_080 }))
const shop = { hours: weekdays, timeZone: "Asia/Kolkata" }
const always = { timeZone: "Asia/Kolkata" }
const at = (iso: string) => Date.parse(`${iso}+05:30`)

test("a night and a weekend are no waiting where the hours are known", () => {
  const [friday, monday] = [at("2026-11-27T17:00:00"), at("2026-11-30T09:30:00")]
  expect(openMillis(shop, friday, monday)).toBe(1.5 * hour)
  expect(openMillis(always, friday, monday)).toBe(64.5 * hour)
})

test("a wait is fresh for an hour, and late after four open hours or a day", () => {
  expect([0.9, 1, 3.9, 4].map((hours) => answerLevel(shop, hours * hour))).toEqual([
    "fresh",
    "waiting",
    "waiting",
    "late",
  ])
  expect([4, 23, 24].map((hours) => answerLevel(always, hours * hour))).toEqual(["waiting", "waiting", "late"])
})

test("only a new lead that nobody has contacted waits", () => {
  expect(isUnanswered({ status: "New" })).toBe(true)
  expect(isUnanswered({ status: "New", contactedAt: 1 })).toBe(false)
  expect(isUnanswered({ status: "Spam" })).toBe(false)
})

test("the middle of an even number of replies is the mean of two", () => {
  const replies = [1, 2, 4, 9].map((hours) => ({ submittedOn: 0, contactedAt: hours * hour }))
  expect(medianReply(always, replies)).toBe(3 * hour)
  expect(medianReply(always, [])).toBeUndefined()
})

test("days of next steps end by the business's clock", () => {
  const now = at("2026-11-29T20:00:00")
  const ends = (["Overdue", "Today", "ThisWeek"] as const).map((due) => dueBefore(due, now, "Asia/Kolkata"))
  expect(ends).toEqual([now, at("2026-11-30T00:00:00"), at("2026-12-06T00:00:00")])
  const levels = [now - 1, now, at("2026-11-30T00:00:00")].map((due) => dueLevel(due, now, "Asia/Kolkata"))
  expect(levels).toEqual(["overdue", "today", undefined])
})

test("a due step reminds the owner, else who planned it, once", () => {
  const [dev, mia] = [UserId.make(41), UserId.make(42)]
  const nextStep = { text: "Call", dueAt: 5_000, setBy: dev }
  expect(stepReminder({ nextStep, ownerId: mia }, [dev, mia], 5_000)).toEqual({ to: 42 })
  expect(stepReminder({ nextStep, ownerId: mia }, [dev], 5_000)).toEqual({ to: 41 })
  expect(stepReminder({ nextStep }, [], 5_000)).toEqual({})
  expect(stepReminder({ nextStep }, [dev], 4_999)).toBeUndefined()
  expect(stepReminder({}, [dev], 5_000)).toBeUndefined()
  const lead = { nextStep } as Parameters<typeof withReminder>[0]
  expect(stepReminder(withReminder(lead, 5_000), [dev], 6_000)).toBeUndefined()
})
