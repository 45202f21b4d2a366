import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { agencyReportLimits } from "./agency-report.ts"
import { type AgencyScheduleSettings, checkedAgencySchedule, scheduledClients } from "./agency-schedule.ts"

const asha = UserId.make(5)
const idsUpTo = (most: number) => Array.from({ length: most }, (_, at) => BusinessProfileId.make(at + 1))
const typed: AgencyScheduleSettings = {
  name: " Monday ",
  cadence: { kind: "Weekly", weekday: 1 },
  time: "08:00",
  timeZone: "Asia/Kolkata",
  period: "LastWeek",
  members: [asha],
  addresses: [],
  language: "en",
  agency: " Lotus Media ",
  note: " ",
}
const setting = {
  members: [asha],
  timeZones: ["Asia/Kolkata"],
  now: Date.parse("2026-12-08T10:00:00+05:30"),
  ended: [],
  mayReport: idsUpTo(3),
}

test("a report is over no client on which its maker may not report", () => {
  const some = fc.subarray([...idsUpTo(9)])
  law(
    fc.property(fc.option(some, { nil: undefined }), some, (chosen, mayReport) => {
      const clients = scheduledClients(chosen, mayReport)
      expect(clients.filter((id) => !mayReport.includes(id))).toEqual([])
      expect(clients).toHaveLength(
        chosen === undefined ? mayReport.length : chosen.filter((id) => mayReport.includes(id)).length,
      )
    }),
  )
})

test("settings are kept tidy, with the clients that were chosen and may be reported on", () => {
  expect(Result.getOrThrow(checkedAgencySchedule(typed, setting))).toEqual({
    ...Object.fromEntries(Object.entries(typed).filter(([name]) => name !== "note")),
    name: "Monday",
    agency: "Lotus Media",
  })
  const chosen = { ...typed, clients: [2, 9].map((id) => BusinessProfileId.make(id)) }
  expect(Result.getOrThrow(checkedAgencySchedule(chosen, setting)).clients).toEqual([2])
})

test("everything that is wrong is told by field at once", () => {
  const wrong = checkedAgencySchedule(
    { ...typed, name: " ", agency: "", members: [] },
    { ...setting, mayReport: idsUpTo(agencyReportLimits.clients + 1) },
  )
  expect(Result.isFailure(wrong) && wrong.failure.fields).toEqual({
    name: ["validation.required"],
    agency: ["validation.required"],
    members: ["insights.reportRecipientsNone"],
    clients: ["insights.agencyClientsMany"],
  })
})
