import {
  buildAgencyReport,
  endReportMails,
  saveAgencySchedule,
  sendAgencyReport,
  setAgencyScheduleState,
} from "@application/insights/use-cases"
import { AgencyAddresses, AgencySendings } from "@application/insights/stores"
import { SentReports } from "@application/insights/testing"
import { worked } from "@application/kernel/testing"
import { type AgencyScheduleSettings, scheduleLimits } from "@domain/insights"
import { Clock, Effect } from "effect"
import { agencyReports, asAgency } from "./agency-seeds.ts"
import { cafe, owner } from "./bakery.ts"
import { questionKey } from "./schedule-seeds.ts"
import type { Seed } from "./seeds.ts"

const day = 86_400_000
const maker = { portalId: owner.portalId, userId: owner.user.id }

const weekly: AgencyScheduleSettings = {
  name: "Monday for the partners",
  agency: "Lotus Media",
  cadence: { kind: "Weekly", weekday: 1 },
  time: "12:00",
  timeZone: "Asia/Kolkata",
  period: "LastWeek",
  members: [owner.user.id],
  addresses: ["partner@example.com", "old@example.com"],
  language: "en",
}

const kept = (settings: Partial<AgencyScheduleSettings>) =>
  asAgency(saveAgencySchedule.handle({ ...weekly, ...settings }))

/**
 * A regular report over all clients that left yesterday to its maker, was refused by one address and ended by another, and a
 * paused report over one client.
 */
export const agencySchedules: Seed = Effect.gen(function* () {
  yield* agencyReports
  const now = yield* Clock.currentTimeMillis
  const addresses = yield* AgencyAddresses
  const answer = { state: "Confirmed", changedAt: now - 20 * day, asks: 1, linkUntil: now - 6 * day } as const
  for (const address of weekly.addresses) yield* addresses.save({ ...maker, ...answer, address })
  const schedule = yield* kept({ addresses: [...weekly.addresses, "late@example.com"] })
  yield* addresses.save({ ...maker, ...answer, address: "late@example.com", state: "Asked" })
  const { answer: refuse, all } = yield* SentReports
  yield* refuse("partner@example.com", "Refused")
  const sending = yield* (yield* AgencySendings).add({
    ...maker,
    scheduleId: schedule.id,
    dueAt: now - day,
    isTest: false,
    range: { from: "2026-11-16", to: "2026-11-22" },
    deliveries: [
      { userId: owner.user.id, state: "Waiting", at: now - day, attempt: 1 },
      ...weekly.addresses.map((address) => ({ address, state: "Waiting" as const, at: now - day, attempt: 1 })),
    ],
  })
  yield* sendAgencyReport.handle({ ...maker, sendingId: sending.id })
  yield* worked([buildAgencyReport, sendAgencyReport])
  const left = (yield* all).find(({ to }) => to === "old@example.com")
  yield* endReportMails.handle({ key: left?.end.page.split("/").at(-1) ?? "" })
  const monthly = yield* kept({
    name: "The café's month",
    cadence: { kind: "Monthly", day: 1 },
    period: "LastMonth",
    addresses: [],
    clients: [cafe.id],
  })
  yield* asAgency(setAgencyScheduleState.handle({ scheduleId: monthly.id, state: "Paused" }))
})

/** Twenty regular reports over many clients, which is the most that a user may have. */
export const manyAgencySchedules: Seed = Effect.gen(function* () {
  yield* agencyReports
  for (let number = 1; number <= scheduleLimits.schedules; number += 1)
    yield* kept({ name: `Report ${number}`, addresses: [] })
})

/** The key of the link by which an address answers the maker's question. */
export const agencyQuestionKeyOf = (address: string): string =>
  questionKey(`m${maker.portalId}.${maker.userId}`, address)
