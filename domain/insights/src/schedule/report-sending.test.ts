import { expect, test } from "vitest"
import { ReportScheduleId, ReportSendingId, UserId } from "@domain/kernel"
import type { ReportSchedule } from "./report-schedule.ts"
import {
  again,
  deliveriesOf,
  endedDelivery,
  isDue,
  recipientKey,
  type ReportSending,
  settled,
  withDelivery,
  withoutRecipient,
} from "./report-sending.ts"

const asha = UserId.make(5)
const people = { members: [asha], addresses: ["accounts@example.com"] }
const [toAsha, toAccounts] = deliveriesOf(people, 1_000)
const first = toAsha ?? expect.unreachable()
const second = toAccounts ?? expect.unreachable()

const schedule: ReportSchedule = {
  id: ReportScheduleId.make(2),
  name: "Monday",
  cadence: { kind: "Weekly", weekday: 1 },
  time: "08:00",
  timeZone: "Asia/Kolkata",
  period: "LastWeek",
  ...people,
  language: "en",
  state: "Active",
  nextAt: 9_000,
  ended: [],
}

test("everybody's mail waits at first, and is told apart by its recipient", () => {
  expect([first.state, second.state]).toEqual(["Waiting", "Waiting"])
  expect([recipientKey(first), recipientKey(second)]).toEqual(["u:5", "a:accounts@example.com"])
  expect(recipientKey({})).toBe("a:")
})

test("a mail is due until it left, was refused or was ended", () => {
  expect(isDue(first)).toBe(true)
  expect(isDue(settled(first, 2_000))).toBe(false)
  expect(isDue(settled(first, 2_000, "Unreachable"))).toBe(true)
  expect(isDue(settled(first, 2_000, "Refused"))).toBe(false)
  expect(isDue(endedDelivery(first, 2_000))).toBe(false)
})

test("a mail that is sent again counts its attempts, and an ended one stays so", () => {
  expect(again(settled(first, 2_000, "Refused"), 3_000)).toEqual({ ...first, at: 3_000, attempt: 2 })
  const ended = endedDelivery(first, 2_000)
  expect(again(ended, 3_000)).toEqual(ended)
})

test("a change of one mail leaves the others alone", () => {
  const sending: ReportSending = {
    id: ReportSendingId.make(1),
    scheduleId: schedule.id,
    dueAt: 500,
    isTest: false,
    range: { from: "2026-11-16", to: "2026-11-22" },
    deliveries: [first, second],
  }
  const changed = withDelivery(sending, "u:5", (one) => settled(one, 2_000))
  expect(changed.deliveries).toEqual([{ ...first, state: "Sent", at: 2_000 }, second])
})

test("who asked for no more is out, an address for good, and nobody left pauses", () => {
  const without = withoutRecipient(schedule, "a:accounts@example.com")
  expect(without).toEqual({ ...schedule, addresses: [], ended: ["accounts@example.com"] })
  expect(withoutRecipient(without, "a:accounts@example.com")).toEqual(without)
  expect(withoutRecipient(without, "u:5")).toEqual({ ...without, members: [], state: "Paused" })
})
