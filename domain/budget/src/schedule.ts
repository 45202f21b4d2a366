import { wireEnum } from "@domain/kernel"
import { Schema } from "effect"

/** Whether ads run all the time or by a weekly plan. Spec: enumerations, scheduling. */
export const SchedulingMode = wireEnum({ RunContinuously: 1, Schedule: 2 })
export type SchedulingMode = typeof SchedulingMode.Type

const minute = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1440 }))

/** A span of one weekday (0 Sunday to 6 Saturday), in minutes from midnight; `to` is excluded. Spec: day-parting. */
export const DayPart = Schema.Struct({
  weekday: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 6 })),
  from: minute,
  to: minute,
}).check(
  Schema.makeFilter((part: { readonly from: number; readonly to: number }) => part.from < part.to, {
    expected: "a span that ends after it starts",
  }),
)
export type DayPart = typeof DayPart.Type

/** When ads run; a schedule without parts never runs and may not be launched. */
export const Schedule = Schema.Struct({ mode: SchedulingMode, dayParts: Schema.Array(DayPart) })
export type Schedule = typeof Schedule.Type

/** The parts in order of the week with overlapping and touching ones made one. */
export const mergeDayParts = (parts: ReadonlyArray<DayPart>): ReadonlyArray<DayPart> =>
  parts
    .toSorted((a, b) => a.weekday - b.weekday || a.from - b.from)
    .reduce<ReadonlyArray<DayPart>>((merged, part) => {
      const last = merged.at(-1)
      if (last === undefined || last.weekday !== part.weekday || last.to < part.from) return [...merged, part]
      return [...merged.slice(0, -1), { ...last, to: Math.max(last.to, part.to) }]
    }, [])

/** Minutes a week in which ads run, at most 10080. */
export const weeklyMinutes = (schedule: Schedule): number =>
  schedule.mode === "RunContinuously"
    ? 7 * 1440
    : mergeDayParts(schedule.dayParts).reduce((sum, part) => sum + part.to - part.from, 0)

/** Minutes from a minute of a weekday until ads run: 0 while they do; undefined where no part ever does. Ours. */
export const minutesUntilRun = (
  parts: ReadonlyArray<DayPart>,
  weekday: number,
  atMinute: number,
): number | undefined => {
  const waits = parts.map(({ weekday: day, from, to }) => {
    const wait = (day - weekday) * 1440 + from - atMinute
    const isNow = day === weekday && from <= atMinute && atMinute < to
    return isNow ? 0 : wait > 0 ? wait : wait + 7 * 1440
  })
  return waits.length === 0 ? undefined : Math.min(...waits)
}

/** Whether ads run at a minute of a weekday, in the schedule's own time zone. */
export const runsAt = (schedule: Schedule, weekday: number, atMinute: number): boolean =>
  schedule.mode === "RunContinuously" ||
  schedule.dayParts.some((part) => part.weekday === weekday && part.from <= atMinute && atMinute < part.to)
