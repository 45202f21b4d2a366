import type { DayPart, Schedule } from "./schedule.ts"

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
