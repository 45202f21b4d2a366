import { Schema } from "effect"
import {
  addDays,
  type DateRange,
  firstOfMonth,
  instantOn,
  lastOfMonth,
  localDateAt,
  type LocalDate,
  TimeOfDay,
  weekdayOf,
  ZoneName,
} from "@domain/kernel"

/** On which days a regular report leaves; a day that a month does not have is its last one. Weekdays: 0 Sunday. Ours. */
export const ReportCadence = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("Daily") }),
  Schema.Struct({
    kind: Schema.Literal("Weekly"),
    weekday: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 6 })),
  }),
  Schema.Struct({
    kind: Schema.Literal("Monthly"),
    day: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 31 })),
  }),
])
export type ReportCadence = typeof ReportCadence.Type

/** The days that a regular report is about, before the day on which it leaves; weeks begin on Monday. Ours. */
export const ReportPeriod = Schema.Literals(["Yesterday", "Last7Days", "LastWeek", "Last30Days", "LastMonth"])
export type ReportPeriod = typeof ReportPeriod.Type

/** The periods of each cadence, the usual period first: its days adjoin the days of the report before. Ours. */
export const periodsOf: Readonly<Record<ReportCadence["kind"], ReadonlyArray<ReportPeriod>>> = {
  Daily: ["Yesterday", "Last7Days", "Last30Days"],
  Weekly: ["LastWeek", "Last7Days", "Last30Days"],
  Monthly: ["LastMonth", "Last30Days"],
}

/** When a regular report leaves, and which days it is about; `time` is that of the zone's clock. */
export const ReportTiming = Schema.Struct({
  cadence: ReportCadence,
  time: TimeOfDay,
  timeZone: ZoneName,
  period: ReportPeriod,
})
export type ReportTiming = typeof ReportTiming.Type

/** An instant (epoch milliseconds) at which a report leaves, and the zone's day then. */
export interface DueReport {
  readonly at: number
  readonly on: LocalDate
}

const dayInMonth = (first: LocalDate, day: number): LocalDate => {
  const last = lastOfMonth(first)
  const wanted = addDays(first, day - 1)
  return wanted < last ? wanted : last
}

/** The first day of the cadence on or after a date. */
const dayOnOrAfter = (cadence: ReportCadence, date: LocalDate): LocalDate => {
  if (cadence.kind === "Daily") return date
  if (cadence.kind === "Weekly") return addDays(date, (cadence.weekday - weekdayOf(date) + 7) % 7)
  const first = firstOfMonth(date)
  const here = dayInMonth(first, cadence.day)
  return here >= date ? here : dayInMonth(addDays(lastOfMonth(first), 1), cadence.day)
}

/** The next time that a report leaves, later than `after` (epoch milliseconds). */
export const nextDue = (timing: ReportTiming, after: number): DueReport => {
  let date = dayOnOrAfter(timing.cadence, addDays(localDateAt(after, timing.timeZone), -1))
  let at = instantOn(date, timing.time, timing.timeZone)
  while (at <= after) {
    date = dayOnOrAfter(timing.cadence, addDays(date, 1))
    at = instantOn(date, timing.time, timing.timeZone)
  }
  return { at, on: localDateAt(at, timing.timeZone) }
}

const before = (day: LocalDate, days: number): DateRange => ({ from: addDays(day, -days), to: addDays(day, -1) })

const ranges: Readonly<Record<ReportPeriod, (on: LocalDate) => DateRange>> = {
  Yesterday: (on) => before(on, 1),
  Last7Days: (on) => before(on, 7),
  LastWeek: (on) => before(addDays(on, -((weekdayOf(on) + 6) % 7)), 7),
  Last30Days: (on) => before(on, 30),
  LastMonth: (on) => {
    const to = addDays(firstOfMonth(on), -1)
    return { from: firstOfMonth(to), to }
  },
}

/** The days that a report is about that leaves on a day. */
export const rangeOfPeriod = (period: ReportPeriod, on: LocalDate): DateRange => ranges[period](on)

/** The same days as `rangeOfPeriod`, of the report that leaves at an instant. */
export const rangeDueAt = ({ period, timeZone }: ReportTiming, at: number): DateRange =>
  rangeOfPeriod(period, localDateAt(at, timeZone))

/** The next time after a change or a pause: later than now, and never about the days of the last report again. */
export const nextAfterChange = (timing: ReportTiming, now: number, last?: DateRange): DueReport => {
  const due = nextDue(timing, now)
  const { from, to } = rangeOfPeriod(timing.period, due.on)
  return last !== undefined && last.from === from && last.to === to ? nextDue(timing, due.at) : due
}

const isSameCadence = (one: ReportCadence, other: ReportCadence): boolean => {
  if (one.kind === "Weekly") return other.kind === "Weekly" && one.weekday === other.weekday
  if (one.kind === "Monthly") return other.kind === "Monthly" && one.day === other.day
  return other.kind === "Daily"
}

/** Whether two timings leave at the same instants; their days may differ. */
export const isSameTiming = (one: ReportTiming, other: ReportTiming): boolean =>
  one.time === other.time && one.timeZone === other.timeZone && isSameCadence(one.cadence, other.cadence)

/** The instants until now at which a report was due and has not left, from the first. */
export const duesUntil = (timing: ReportTiming, first: number, now: number): ReadonlyArray<number> => {
  const dues: Array<number> = []
  for (let at = first; at <= now; at = nextDue(timing, at).at) dues.push(at)
  return dues
}
