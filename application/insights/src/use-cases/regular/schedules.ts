import { Clock, Effect } from "effect"
import { InvalidFields } from "@domain/identity"
import {
  duesUntil,
  isSameTiming,
  nextAfterChange,
  nextDue,
  rangeDueAt,
  type RegularSettings,
  scheduleLimits,
  ScheduleNotFound,
  SchedulesFull,
  type ScheduleState,
} from "@domain/insights"
import type { ReportScheduleId } from "@domain/kernel"
import { forgetQuestions } from "./ask-addresses.ts"
import type { RegularHome, StoredRegular, StoredSending } from "./home.ts"
import { knownAddresses } from "./known-addresses.ts"
import { startRegular } from "./sendings.ts"

/** How many times of a schedule a preview shows. */
const upcoming = 3

/** A schedule, locked until the transaction ends. */
export const scheduleForChange = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  scheduleId: ReportScheduleId,
) {
  return (yield* home.schedules.forChange(scheduleId)) ?? (yield* new ScheduleNotFound({ scheduleId }))
})

/** The schedules of a home with their last sendings, and what is known of the addresses that they name. */
export const listedSchedules = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
) {
  const rows = yield* home.schedules.all
  const schedules = yield* Effect.forEach(rows, (schedule) =>
    Effect.map(home.sendings.of(schedule.id, 1), ([last]) => ({ schedule, last })),
  )
  const addresses = [...new Set(rows.flatMap((row) => [...row.addresses, ...row.ended]))]
  const { listed } = yield* knownAddresses(home, addresses)
  return { schedules, addresses: addresses.map(listed) }
})

/** The newest sendings of a schedule. */
export const newestSendings = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  scheduleId: ReportScheduleId,
) {
  if ((yield* home.schedules.find(scheduleId)) === undefined) return yield* new ScheduleNotFound({ scheduleId })
  return yield* home.sendings.of(scheduleId, scheduleLimits.sendings)
})

/** The users and the time under which typed settings are checked, and the addresses that ended a schedule or declined. */
export const checkedAt = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  ended: ReadonlyArray<string>,
) {
  const readers = yield* home.readers
  const declined = (yield* home.addresses.all).filter(({ state }) => state === "Declined")
  return {
    members: readers.map(({ userId }) => userId),
    now: yield* Clock.currentTimeMillis,
    ended: [...ended, ...declined.map(({ address }) => address)],
  }
})

/** Fails when a home has as many schedules as one may have. */
export const roomFor = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
) {
  if ((yield* home.schedules.all).length >= scheduleLimits.schedules)
    return yield* new SchedulesFull({ most: scheduleLimits.schedules })
})

/** The days of the last regular report; a test is none. */
const lastRange = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  id: ReportScheduleId,
) {
  const sendings = yield* home.sendings.of(id, scheduleLimits.sendings)
  return sendings.find(({ isTest }) => !isTest)?.range
})

/** The first time of settings that are tried out, by the same rule as saving. */
const nextOfTried = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  scheduleId: ReportScheduleId | undefined,
  settings: RegularSettings,
) {
  const now = yield* Clock.currentTimeMillis
  if (scheduleId === undefined) return nextAfterChange(settings, now).at
  const before = yield* home.schedules.find(scheduleId)
  if (before === undefined) return yield* new ScheduleNotFound({ scheduleId })
  const isActive = before.state === "Active"
  if (isActive && isSameTiming(before, settings)) return before.nextAt
  const left = isActive ? duesUntil(before, before.nextAt, now).at(-1) : undefined
  const last = left === undefined ? yield* lastRange(home, scheduleId) : rangeDueAt(before, left)
  return nextAfterChange(settings, now, last).at
})

/** The next times of settings that are tried out, with the days of each. */
export const timesOfTried = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  scheduleId: ReportScheduleId | undefined,
  settings: RegularSettings,
) {
  const dues = [yield* nextOfTried(home, scheduleId, settings)]
  while (dues.length < upcoming) dues.push(nextDue(settings, dues.at(-1) ?? 0).at)
  return dues.map((at) => ({ at, range: rangeDueAt(settings, at) }))
})

/** When a changed schedule leaves next; what was due before the change is sent as it was. */
export const nextOfChanged = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  before: S,
  settings: RegularSettings,
) {
  const now = yield* Clock.currentTimeMillis
  const nextAt = yield* nextOfTried(home, before.id, settings)
  if (before.state === "Active" && !isSameTiming(before, settings))
    yield* Effect.forEach(duesUntil(before, before.nextAt, now), (at) => startRegular(home, before, at), {
      discard: true,
    })
  return nextAt
})

/** A schedule that goes on from now; what a pause left out stays out. */
export const resumed = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  schedule: S,
) {
  const now = yield* Clock.currentTimeMillis
  const last = yield* lastRange(home, schedule.id)
  return { ...schedule, state: "Active" as const, nextAt: nextAfterChange(schedule, now, last).at }
})

/** Pauses or resumes a schedule; without anybody who gets it, it is not resumed. */
export const withState = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  schedule: S,
  state: ScheduleState,
) {
  if (schedule.state === state) return schedule
  if (state === "Active" && schedule.members.length + schedule.addresses.length === 0)
    return yield* new InvalidFields({ fields: { members: ["insights.reportRecipientsNone"] } })
  return yield* home.schedules.save(state === "Active" ? yield* resumed(home, schedule) : { ...schedule, state })
})

/** Removes a schedule with its sendings; what it made stays. */
export const removeSchedule = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  scheduleId: ReportScheduleId,
) {
  yield* Effect.forEach(yield* home.sendings.of(scheduleId), ({ id }) => home.sendings.remove(id), { discard: true })
  yield* home.schedules.remove(scheduleId)
  yield* forgetQuestions(home)
})
