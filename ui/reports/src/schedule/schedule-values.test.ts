import { type ReportSchedule } from "@domain/insights"
import { CampaignId, ReportScheduleId, UserId } from "@domain/kernel"
import { expect, test } from "vitest"
import { settingsOf, valuesOf } from "./schedule-values.ts"

const [asha, former] = [UserId.make(5), UserId.make(6)]
const [cakes, gone] = [CampaignId.make(1), CampaignId.make(2)]
const schedule: ReportSchedule = {
  id: ReportScheduleId.make(2),
  name: "Monday",
  cadence: { kind: "Weekly", weekday: 1 },
  time: "08:00",
  timeZone: "Asia/Kolkata",
  period: "LastWeek",
  campaignIds: [cakes, gone],
  members: [asha, former],
  addresses: [],
  language: "en",
  state: "Active",
  nextAt: 9_000,
  ended: [],
}

test("former members and campaigns no longer listed leave the form's values", () => {
  const choices = { members: [{ userId: asha }], campaigns: [{ campaignId: cakes }] }
  expect(settingsOf(valuesOf(schedule, choices))).toMatchObject({ members: [asha], campaignIds: [cakes] })
})
