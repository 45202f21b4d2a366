import { Clock, Effect } from "effect"
import { currentUser, handler, Profiles } from "@application/kernel"
import {
  checkedSettings,
  DailyOfAnother,
  nextAfterChange,
  ReportSchedule,
  type ScheduleSettings,
} from "@domain/insights"
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
import { ReportSchedules } from "../stores/report-schedules.ts"
import { askUnknown, forgetQuestions } from "./regular/ask-addresses.ts"
import { type BusinessHome, businessHome, type StoredSchedule } from "./regular/business-home.ts"
import {
  checkedAt,
  listedSchedules,
  newestSendings,
  nextOfChanged,
  removeSchedule,
  resumed,
  roomFor,
  scheduleForChange,
  withState,
} from "./regular/schedules.ts"
import { count } from "./report-limits.ts"

/** A schedule as calls answer it. */
const shown = ({ businessProfileId: _profile, portalId: _portal, ...schedule }: StoredSchedule): ReportSchedule =>
  schedule

/** A sending as calls answer it. */
export const shownSending = <Sending extends { readonly businessProfileId: BusinessProfileId }>({
  businessProfileId: _profile,
  ...sending
}: Sending) => sending

/** A schedule, locked; another member's daily mail is left alone, unless that member left. */
const ownForChange = Effect.fnUntraced(function* (home: BusinessHome, scheduleId: ReportScheduleId) {
  const schedule = yield* scheduleForChange(home, scheduleId)
  const { userId } = yield* currentUser
  const { dailyFor } = schedule
  if (dailyFor === undefined || dailyFor === userId) return schedule
  const readers = yield* home.readers
  return readers.some((one) => one.userId === dailyFor) ? yield* new DailyOfAnother({}) : schedule
})

/** What is fixed of a daily mail of results. */
const fixedOf = ({ dailyFor, cadence, time, timeZone, period }: StoredSchedule) =>
  dailyFor === undefined ? {} : { cadence, time, timeZone, period, members: [dailyFor], addresses: [] }

export const listReportSchedules = handler(
  ListReportSchedules,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { userId } = yield* currentUser
    const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
    const home = yield* businessHome(businessProfileId)
    const campaigns = yield* (yield* DashboardCampaigns).ofProfile(businessProfileId)
    const { schedules, addresses } = yield* listedSchedules(home)
    return {
      schedules: schedules.map(({ schedule, last }) => ({
        schedule: shown(schedule),
        ...(last !== undefined && { last: shownSending(last) }),
      })),
      addresses,
      members: (yield* home.readers).map((reader) => ({
        userId: reader.userId,
        name: reader.name,
        isMailable: reader.provedAddress !== undefined,
      })),
      campaigns: campaigns.map(({ id, name }) => ({ campaignId: id, name })),
      timeZone,
      dailyResults: schedules.some(({ schedule: { dailyFor, state } }) => dailyFor === userId && state === "Active"),
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
  const setting = yield* checkedAt(yield* businessHome(businessProfileId), ended)
  return yield* Effect.fromResult(checkedSettings(typed, { ...setting, timeZones: [timeZone] }))
})

export const saveReportSchedule = handler(
  SaveReportSchedule,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId, ...typed }) {
    const home = yield* businessHome(businessProfileId)
    yield* count("report-save", businessProfileId)
    if (scheduleId === undefined) {
      const settings = yield* checked(businessProfileId, typed, [])
      yield* roomFor(home)
      const { portalId } = yield* (yield* Profiles).of(businessProfileId)
      const nextAt = nextAfterChange(settings, yield* Clock.currentTimeMillis).at
      const made = { ...settings, businessProfileId, portalId, state: "Active", nextAt, ended: [] } as const
      const added = yield* (yield* ReportSchedules).add(made)
      yield* askUnknown(home, added)
      return shown(added)
    }
    const before = yield* ownForChange(home, scheduleId)
    const { id, portalId, state, ended, dailyFor } = before
    const settings = yield* checked(businessProfileId, { ...typed, ...fixedOf(before) }, ended)
    const nextAt = yield* nextOfChanged(home, before, settings)
    const kept = { id, portalId, businessProfileId, state, ended, nextAt, ...(dailyFor !== undefined && { dailyFor }) }
    const saved = yield* home.schedules.save({ ...settings, ...kept })
    yield* askUnknown(home, saved)
    yield* forgetQuestions(home)
    return shown(saved)
  }),
)

export const setReportScheduleState = handler(
  SetReportScheduleState,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId, state }) {
    const home = yield* businessHome(businessProfileId)
    return shown(yield* withState(home, yield* ownForChange(home, scheduleId), state))
  }),
)

export const removeReportSchedule = handler(
  RemoveReportSchedule,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId }) {
    const home = yield* businessHome(businessProfileId)
    yield* ownForChange(home, scheduleId)
    yield* removeSchedule(home, scheduleId)
    return {}
  }),
)

export const listReportSendings = handler(
  ListReportSendings,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId }) {
    return (yield* newestSendings(yield* businessHome(businessProfileId), scheduleId)).map(shownSending)
  }),
)

/** The daily mail is a regular report like any other, made by one press. */
export const setDailyResults = handler(
  SetDailyResults,
  Effect.fnUntraced(function* ({ businessProfileId, isOn }) {
    const { userId } = yield* currentUser
    const home = yield* businessHome(businessProfileId)
    const daily = (yield* home.schedules.all).find(({ dailyFor }) => dailyFor === userId)
    if (daily !== undefined) {
      const locked = yield* home.schedules.forChange(daily.id)
      const schedule = { ...(locked ?? daily), members: [userId] }
      if (!isOn) yield* home.schedules.save({ ...schedule, state: "Paused" })
      else yield* home.schedules.save(schedule.state === "Active" ? schedule : yield* resumed(home, schedule))
      return { isOn }
    }
    if (!isOn) return { isOn }
    yield* roomFor(home)
    const { portalId, timeZone, name } = yield* (yield* Profiles).of(businessProfileId)
    const reader = (yield* home.readers).find((one) => one.userId === userId)
    const timing = { cadence: { kind: "Daily" }, time: "08:00", timeZone, period: "Yesterday" } as const
    const { at: nextAt } = nextAfterChange(timing, yield* Clock.currentTimeMillis)
    const people = { members: [userId], addresses: [], ended: [], dailyFor: userId }
    yield* (yield* ReportSchedules).add({
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
