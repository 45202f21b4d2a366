import { addDays, instantOn, localDateAt, type LocalDate, startOfDay, weekdayOf } from "@domain/kernel"
import type { CallHours } from "@domain/validation"

/** When a business answers: hours of its week in its time zone; without hours round the clock. */
export interface OpenTimes {
  readonly hours?: ReadonlyArray<CallHours>
  readonly timeZone: string
}

/** How far back open time is counted, in milliseconds; whoever has waited longer has waited too long. Ours. */
export const longestCounted = 90 * 86_400_000

const wholeDay = 1_440

const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`

const instantIn = (date: LocalDate, minute: number, timeZone: string): number =>
  minute >= wholeDay ? startOfDay(addDays(date, 1), timeZone) : instantOn(date, clockOf(minute), timeZone)

/** The open spans of a day, in epoch milliseconds, in order. */
const spansOn = (date: LocalDate, hours: ReadonlyArray<CallHours>, timeZone: string) =>
  hours
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => ({ start: instantIn(date, from, timeZone), end: instantIn(date, to, timeZone) }))

/** Milliseconds between two instants in which a business was open, at most the time that is counted. Ours. */
export const openMillis = ({ hours = [], timeZone }: OpenTimes, from: number, to: number): number => {
  if (to <= from) return 0
  const first = Math.max(from, to - longestCounted)
  if (hours.length === 0) return to - first
  const last = localDateAt(to, timeZone)
  let sum = 0
  for (let date = localDateAt(first, timeZone); date <= last; date = addDays(date, 1))
    for (const { start, end } of spansOn(date, hours, timeZone))
      sum += Math.max(0, Math.min(end, to) - Math.max(start, first))
  return sum
}

/** The latest instant from which a business has been open for so many milliseconds by now. Ours. */
export const openBefore = ({ hours = [], timeZone }: OpenTimes, now: number, millis: number): number => {
  const earliest = now - longestCounted
  if (hours.length === 0) return Math.max(earliest, now - millis)
  let left = millis
  for (let date = localDateAt(now, timeZone); date >= localDateAt(earliest, timeZone); date = addDays(date, -1))
    for (const { start, end } of spansOn(date, hours, timeZone).toReversed()) {
      const until = Math.min(end, now)
      const span = Math.max(0, until - start)
      if (span >= left) return Math.max(earliest, until - left)
      left -= span
    }
  return earliest
}
