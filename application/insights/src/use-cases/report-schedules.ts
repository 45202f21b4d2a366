import { Clock, Effect } from "effect"
import { currentUser, handler, Profiles } from "@application/kernel"
import {
  checkedSettings,
  DailyOfAnother,
  duesUntil,
  isSameTiming,
  nextAfterChange,
  rangeDueAt,
  ReportSchedule,
  scheduleLimits,
  ScheduleNotFound,
  type ScheduleSettings,
  SchedulesFull,
} from "@domain/insights"
import { InvalidFields } from "@domain/identity"
import type { BusinessProfileId, ReportScheduleId } from "@domain/kernel"
import {
  ListReportSchedules,
  ListReportSendings,
  RemoveReportSchedule,
  SaveReportSchedule,
  SetDailyResults,
  SetReportScheduleState,
} from "../contract/report-schedules.ts"
import { DashboardCampaigns } from "../ports/dashboard-sources.ts"
import { ReportReaders } from "../ports/report-delivery.ts"
import { ReportSchedules, ReportSendings } from "../stores/report-schedules.ts"
import { askUnknown, forgetQuestions } from "./ask-addresses.ts"
import { knownAddresses } from "./known-addresses.ts"
import { count } from "./report-limits.ts"
import { startRegular, type StoredSchedule } from "./send-reports.ts"

/** A schedule as calls answer it. */
const shown = ({ businessProfileId: _profile, portalId: _portal, ...schedule }: StoredSchedule): ReportSchedule =>
  schedule

/** A schedule, locked until the transaction ends. */
export const scheduleForChange = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  scheduleId: ReportScheduleId,
) {
  const found = yield* (yield* ReportSchedules).forChange({ businessProfileId, id: scheduleId })
  return found ?? (yield* new ScheduleNotFound({ scheduleId }))
})

/** The same; another member's daily mail is left alone, unless that member left. */
const ownForChange = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, scheduleId: ReportScheduleId) {
  const schedule = yield* scheduleForChange(businessProfileId, scheduleId)
  const { userId } = yield* currentUser
  const { dailyFor } = schedule
  if (dailyFor === undefined || dailyFor === userId) return schedule
  const readers = yield* (yield* ReportReaders).ofProfile(businessProfileId)
  return readers.some((one) => one.userId === dailyFor) ? yield* new DailyOfAnother({}) : schedule
})

/** What is fixed of a daily mail of results. */
const fixedOf = ({ dailyFor, cadence, time, timeZone, period }: StoredSchedule) =>
  dailyFor === undefined ? {} : { cadence, time, timeZone, period, members: [dailyFor], addresses: [] }

/** The newest sendings of a schedule. */
const sendingsOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  scheduleId: ReportScheduleId,
  limit: number,
) {
  const { rows } = yield* (yield* ReportSendings).list("ofSchedule", { businessProfileId, scheduleId }, { limit })
  return rows.map(({ businessProfileId: _profile, ...sending }) => sending)
})

export const listReportSchedules = handler(
  ListReportSchedules,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { userId } = yield* currentUser
    const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
    const readers = yield* (yield* ReportReaders).ofProfile(businessProfileId)
    const campaigns = yield* (yield* DashboardCampaigns).ofProfile(businessProfileId)
    const { rows } = yield* (yield* ReportSchedules).list("ofBusiness", { businessProfileId })
    const schedules = yield* Effect.forEach(rows, (row) =>
      Effect.map(sendingsOf(businessProfileId, row.id, 1), ([last]) => ({
        schedule: shown(row),
        ...(last !== undefined && { last }),
      })),
    )
    const addresses = [...new Set(rows.flatMap((row) => [...row.addresses, ...row.ended]))]
    const { listed } = yield* knownAddresses(businessProfileId, addresses)
    return {
      schedules,
      addresses: addresses.map(listed),
      members: readers.map((reader) => ({
        userId: reader.userId,
        name: reader.name,
        isMailable: reader.provedAddress !== undefined,
      })),
      campaigns: campaigns.map(({ id, name }) => ({ campaignId: id, name })),
      timeZone,
      dailyResults: rows.some(({ dailyFor, state }) => dailyFor === userId && state === "Active"),
    }
  }),
)

/** Typed settings as they are kept. */
export const checked = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  typed: ScheduleSettings,
  ended: ReadonlyArray<string>,
) {
  const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
  const readers = yield* (yield* ReportReaders).ofProfile(businessProfileId)
  const { kept } = yield* knownAddresses(businessProfileId, [])
  const declined = [...kept.values()].filter(({ state }) => state === "Declined").map(({ address }) => address)
  const now = yield* Clock.currentTimeMillis
  return yield* Effect.fromResult(
    checkedSettings(typed, {
      members: readers.map(({ userId }) => userId),
      timeZone,
      now,
      ended: [...ended, ...declined],
    }),
  )
})

const roomFor = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { rows } = yield* (yield* ReportSchedules).list("ofBusiness", { businessProfileId })
  if (rows.length >= scheduleLimits.schedules) return yield* new SchedulesFull({ most: scheduleLimits.schedules })
})

/** The days of the last regular report; a test is none. */
const lastRange = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, id: ReportScheduleId) {
  const sendings = yield* sendingsOf(businessProfileId, id, scheduleLimits.sendings)
  return sendings.find(({ isTest }) => !isTest)?.range
})

/** The first time of settings that are tried out, by the same rule as saving. */
export const nextOfTried = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  scheduleId: ReportScheduleId | undefined,
  settings: ScheduleSettings,
) {
  const now = yield* Clock.currentTimeMillis
  if (scheduleId === undefined) return nextAfterChange(settings, now).at
  const before = yield* (yield* ReportSchedules).find({ businessProfileId, id: scheduleId })
  if (before === undefined) return yield* new ScheduleNotFound({ scheduleId })
  const isActive = before.state === "Active"
  if (isActive && isSameTiming(before, settings)) return before.nextAt
  const left = isActive ? duesUntil(before, before.nextAt, now).at(-1) : undefined
  const last = left === undefined ? yield* lastRange(businessProfileId, scheduleId) : rangeDueAt(before, left)
  return nextAfterChange(settings, now, last).at
})

/** When a changed schedule leaves next; what was due before the change is sent as it was. */
const nextOfChanged = Effect.fnUntraced(function* (before: StoredSchedule, settings: ScheduleSettings) {
  const now = yield* Clock.currentTimeMillis
  const nextAt = yield* nextOfTried(before.businessProfileId, before.id, settings)
  if (before.state === "Active" && !isSameTiming(before, settings))
    yield* Effect.forEach(duesUntil(before, before.nextAt, now), (at) => startRegular(before, at), { discard: true })
  return nextAt
})

export const saveReportSchedule = handler(
  SaveReportSchedule,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId, ...typed }) {
    const schedules = yield* ReportSchedules
    yield* count("report-save", businessProfileId)
    if (scheduleId === undefined) {
      const settings = yield* checked(businessProfileId, typed, [])
      yield* roomFor(businessProfileId)
      const { portalId } = yield* (yield* Profiles).of(businessProfileId)
      const nextAt = nextAfterChange(settings, yield* Clock.currentTimeMillis).at
      const made = { ...settings, businessProfileId, portalId, state: "Active", nextAt, ended: [] } as const
      const added = yield* schedules.add(made)
      yield* askUnknown(added)
      return shown(added)
    }
    const before = yield* ownForChange(businessProfileId, scheduleId)
    const { id, portalId, state, ended, dailyFor } = before
    const settings = yield* checked(businessProfileId, { ...typed, ...fixedOf(before) }, ended)
    const nextAt = yield* nextOfChanged(before, settings)
    const kept = { id, portalId, businessProfileId, state, ended, nextAt, ...(dailyFor !== undefined && { dailyFor }) }
    const saved = yield* schedules.save({ ...settings, ...kept })
    yield* askUnknown(saved)
    yield* forgetQuestions(businessProfileId)
    return shown(saved)
  }),
)

/** A schedule that goes on from now; what a pause left out stays out. */
const resumed = Effect.fnUntraced(function* (schedule: StoredSchedule) {
  const now = yield* Clock.currentTimeMillis
  const last = yield* lastRange(schedule.businessProfileId, schedule.id)
  return { ...schedule, state: "Active" as const, nextAt: nextAfterChange(schedule, now, last).at }
})

export const setReportScheduleState = handler(
  SetReportScheduleState,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId, state }) {
    const schedule = yield* ownForChange(businessProfileId, scheduleId)
    if (schedule.state === state) return shown(schedule)
    if (state === "Active" && schedule.members.length + schedule.addresses.length === 0)
      return yield* new InvalidFields({ fields: { members: ["insights.reportRecipientsNone"] } })
    const next = state === "Active" ? yield* resumed(schedule) : { ...schedule, state }
    return shown(yield* (yield* ReportSchedules).save(next))
  }),
)

export const removeReportSchedule = handler(
  RemoveReportSchedule,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId }) {
    yield* ownForChange(businessProfileId, scheduleId)
    const sendings = yield* ReportSendings
    const { rows } = yield* sendings.list("ofSchedule", { businessProfileId, scheduleId })
    yield* Effect.forEach(rows, ({ id }) => sendings.remove({ businessProfileId, id }), { discard: true })
    yield* (yield* ReportSchedules).remove({ businessProfileId, id: scheduleId })
    yield* forgetQuestions(businessProfileId)
    return {}
  }),
)

export const listReportSendings = handler(
  ListReportSendings,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId }) {
    const schedule = yield* (yield* ReportSchedules).find({ businessProfileId, id: scheduleId })
    if (schedule === undefined) return yield* new ScheduleNotFound({ scheduleId })
    return yield* sendingsOf(businessProfileId, scheduleId, scheduleLimits.sendings)
  }),
)

/** The daily mail is a regular report like any other, made by one press. */
export const setDailyResults = handler(
  SetDailyResults,
  Effect.fnUntraced(function* ({ businessProfileId, isOn }) {
    const { userId } = yield* currentUser
    const schedules = yield* ReportSchedules
    const { rows } = yield* schedules.list("ofBusiness", { businessProfileId })
    const daily = rows.find(({ dailyFor }) => dailyFor === userId)
    if (daily !== undefined) {
      const locked = yield* schedules.forChange({ businessProfileId, id: daily.id })
      const schedule = { ...(locked ?? daily), members: [userId] }
      if (!isOn) yield* schedules.save({ ...schedule, state: "Paused" })
      else yield* schedules.save(schedule.state === "Active" ? schedule : yield* resumed(schedule))
      return { isOn }
    }
    if (!isOn) return { isOn }
    yield* roomFor(businessProfileId)
    const { portalId, timeZone, name } = yield* (yield* Profiles).of(businessProfileId)
    const reader = (yield* (yield* ReportReaders).ofProfile(businessProfileId)).find((one) => one.userId === userId)
    const timing = { cadence: { kind: "Daily" }, time: "08:00", timeZone, period: "Yesterday" } as const
    const { at: nextAt } = nextAfterChange(timing, yield* Clock.currentTimeMillis)
    const people = { members: [userId], addresses: [], ended: [], dailyFor: userId }
    yield* schedules.add({
      ...timing,
      ...people,
      name,
      businessProfileId,
      portalId,
      compare: "PreviousPeriod",
      language: reader?.language ?? "en",
      state: "Active",
      nextAt,
    })
    return { isOn }
  }),
)
