import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, startOfDay, UserId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { anyTiming } from "../testing/schedule.arbitrary.ts"
import { checkedSettings, scheduleLimits, type ScheduleSettings } from "./report-schedule.ts"
import { nextDue, rangeDueAt, type ReportTiming } from "./report-timing.ts"

const now = Date.parse("2026-12-08T10:00:00+05:30")
const [asha, dev] = [UserId.make(5), UserId.make(6)]
const setting = { members: [asha, dev], timeZones: ["Asia/Kolkata"], now, ended: ["gone@example.com"] }

const weekly: ScheduleSettings = {
  name: " Monday ",
  cadence: { kind: "Weekly", weekday: 1 },
  time: "08:00",
  timeZone: "Asia/Kolkata",
  period: "LastWeek",
  members: [asha, asha],
  addresses: ["Accounts@Example.com", "accounts@example.com"],
  language: "en",
}

const fieldsOf = (change: Partial<ScheduleSettings>) => {
  const checked = checkedSettings({ ...weekly, ...change }, setting)
  return Result.isFailure(checked) ? checked.failure.fields : {}
}

test("settings are kept tidy, each recipient once", () => {
  expect(Result.getOrThrow(checkedSettings(weekly, setting))).toEqual({
    ...weekly,
    name: "Monday",
    members: [asha],
    addresses: ["accounts@example.com"],
  })
})

test("each wrong field is told with its reason", () => {
  expect(fieldsOf({ name: " " })).toEqual({ name: ["validation.required"] })
  expect(fieldsOf({ period: "Yesterday" })).toEqual({ period: ["insights.reportPeriodMisfit"] })
  expect(fieldsOf({ addresses: ["nobody", "Gone@example.com"] })).toEqual({
    addresses: ["insights.reportAddressInvalid", "insights.reportAddressEnded"],
  })
  expect(fieldsOf({ members: [UserId.make(9)] })).toEqual({ members: ["insights.reportMemberUnknown"] })
  expect(fieldsOf({ members: [], addresses: [] })).toEqual({ members: ["insights.reportRecipientsNone"] })
  const many = Array.from({ length: scheduleLimits.recipients }, (_, at) => `a${at}@example.com`)
  expect(fieldsOf({ addresses: many })).toEqual({ addresses: ["insights.reportRecipientsMany"] })
  expect(fieldsOf({ addresses: many, members: [] })).toEqual({})
})

test("no report that is kept leaves before its last day is over at the business", () => {
  law(
    fc.property(anyTiming, (timing: ReportTiming) => {
      const checked = checkedSettings({ ...weekly, ...timing }, setting)
      if (Result.isFailure(checked)) {
        expect(Object.keys(checked.failure.fields)).toEqual(["time"])
        expect(timing.timeZone).not.toBe(setting.timeZones[0])
        return
      }
      const { at } = nextDue(timing, now)
      expect(startOfDay(addDays(rangeDueAt(timing, at).to, 1), setting.timeZones[0] ?? "")).toBeLessThanOrEqual(at)
    }),
  )
})
