import {
  endReportMails,
  saveReportSchedule,
  sendScheduledReport,
  setReportScheduleState,
} from "@application/insights/use-cases"
import { ReportAddresses, ReportSchedules, ReportSendings } from "@application/insights/stores"
import { SentReports } from "@application/insights/testing"
import { CurrentActor } from "@application/kernel"
import { type DeliveryFailure, type ReportAddress, scheduleLimits, type ScheduleSettings } from "@domain/insights"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { reportedBakery } from "./report-seeds.ts"
import type { Seed } from "./seeds.ts"

const day = 86_400_000

const asOwner = Effect.provideService(CurrentActor, {
  kind: "user",
  userId: owner.user.id,
  portalId: owner.portalId,
  familyId: "family",
  roleIds: [],
  memberships: [{ businessProfileId: bakery.id, roleId: "ClientAccess" }],
})

const weekly: ScheduleSettings = {
  name: "Monday's report",
  cadence: { kind: "Weekly", weekday: 1 },
  time: "08:00",
  timeZone: "Asia/Kolkata",
  period: "LastWeek",
  compare: "PreviousPeriod",
  members: [owner.user.id],
  addresses: ["accounts@example.com", "partner@example.com", "old@example.com"],
  language: "en",
}

/** Outside addresses that a report names besides its readers: they wait, did not answer, or were not asked. */
const waiting = ["bookkeeper@example.com", "late@example.com", "unasked@example.com"]

const answered = (address: string, change: Partial<ReportAddress>) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    yield* (yield* ReportAddresses).save({
      businessProfileId: bakery.id,
      address,
      state: "Confirmed",
      changedAt: now - 20 * day,
      asks: 1,
      linkUntil: now - 6 * day,
      ...change,
    })
  })

/** The key of the link by which an address answers a question. */
export const questionKey = (home: string, address: string): string => {
  const payload = btoa(`${home} ${address}`).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_")
  return `${payload}.hash of report-question:${payload}`
}

/** The key of the link by which an address answers the bakery's question. */
export const questionKeyOf = (address: string): string => questionKey(String(bakery.id), address)

const kept = (settings: Partial<ScheduleSettings>) =>
  saveReportSchedule.handle({ businessProfileId: bakery.id, ...weekly, ...settings }).pipe(asOwner)

/** A regular report that left yesterday: some got it, one address was refused, and one person asked for no more. */
export const regularReports: Seed = Effect.gen(function* () {
  yield* reportedBakery
  const now = yield* Clock.currentTimeMillis
  for (const address of weekly.addresses) yield* answered(address, {})
  yield* answered("late@example.com", { state: "Asked" })
  yield* answered("never@example.com", { state: "Declined" })
  const schedule = yield* kept({ addresses: [...weekly.addresses, ...waiting] })
  const businessProfileId = bakery.id
  yield* (yield* ReportAddresses).remove({ businessProfileId, address: "unasked@example.com" })
  const { answer, all } = yield* SentReports
  const refused = (address: string, why: Extract<DeliveryFailure, "Refused" | "Unreachable"> | undefined) =>
    answer(address, why)
  yield* refused("partner@example.com", "Refused")
  const schedules = yield* ReportSchedules
  const stored = yield* schedules.find({ businessProfileId, id: schedule.id })
  if (stored === undefined) return
  yield* schedules.save({ ...stored, ended: ["never@example.com"] })
  const sending = yield* (yield* ReportSendings).add({
    businessProfileId,
    scheduleId: schedule.id,
    dueAt: now - day,
    isTest: false,
    range: { from: "2026-11-16", to: "2026-11-22" },
    deliveries: [
      { userId: owner.user.id, state: "Waiting", at: now - day, attempt: 1 },
      ...weekly.addresses.map((address) => ({ address, state: "Waiting" as const, at: now - day, attempt: 1 })),
    ],
  })
  yield* sendScheduledReport.handle({ businessProfileId, sendingId: sending.id })
  const left = (yield* all).find(({ to }) => to === "old@example.com")
  yield* endReportMails.handle({ key: left?.end.page.split("/").at(-1) ?? "" })
  const monthly = yield* kept({
    name: "Month for the accountant",
    cadence: { kind: "Monthly", day: 31 },
    period: "LastMonth",
    addresses: ["accounts@example.com"],
    members: [],
  })
  yield* setReportScheduleState.handle({ businessProfileId, scheduleId: monthly.id, state: "Paused" }).pipe(asOwner)
})

/** Twenty regular reports, which is the most that a business may have. */
export const manySchedules: Seed = Effect.gen(function* () {
  yield* reportedBakery
  for (let number = 1; number <= scheduleLimits.schedules; number += 1) yield* kept({ name: `Report ${number}` })
})
