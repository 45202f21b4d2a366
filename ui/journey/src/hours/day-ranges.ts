import type { WeekRange } from "@domain/budget"

const step = 30
const day = 1440

/** Most ranges that a day is given here. */
export const mostRanges = 3

/** Minutes from midnight at which a range may begin: every half hour, and the present one. */
export const beginnings = (present: number): ReadonlyArray<number> =>
  [...new Set([...Array.from({ length: day / step }, (_, index) => index * step), present])].toSorted((a, b) => a - b)

/** Minutes at which a range may end: each half hour after its beginning, until the same time of the next day. */
export const endings = ({ from, to }: Pick<WeekRange, "from" | "to">): ReadonlyArray<number> => {
  const first = Math.floor(from / step) * step + step
  const last = from + day
  const halves = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step)
  return [...new Set([...halves, to])].filter((end) => end > from && end <= last).toSorted((a, b) => a - b)
}

/** The range from another time on; where that leaves nothing of it, an hour. */
export const beginningAt = (range: WeekRange, from: number): WeekRange => ({
  ...range,
  from,
  to: range.to > from && range.to <= from + day ? range.to : from + 60,
})

/** The ranges of a day, in order. */
export const rangesOn = (ranges: ReadonlyArray<WeekRange>, weekday: number): ReadonlyArray<WeekRange> =>
  ranges.filter((range) => range.weekday === weekday)

/** The week with a day's ranges in place of what it had. */
export const withDay = (
  ranges: ReadonlyArray<WeekRange>,
  weekday: number,
  next: ReadonlyArray<WeekRange>,
): ReadonlyArray<WeekRange> => [...ranges.filter((range) => range.weekday !== weekday), ...next]

/** A further range of a day: after a pause of an hour where the day has room for it, else its first hour. */
export const furtherRange = (weekday: number, before: WeekRange | undefined): WeekRange => {
  const from = before === undefined ? 540 : before.to + 60
  return from + 60 <= day
    ? { weekday, from, to: before === undefined ? 1080 : Math.min(day, from + 240) }
    : { weekday, from: 0, to: 60 }
}

/** The week in which every day has the ranges of one. */
export const copiedToAll = (ranges: ReadonlyArray<WeekRange>, weekday: number): ReadonlyArray<WeekRange> =>
  Array.from({ length: 7 }, (_, other) =>
    rangesOn(ranges, weekday).map((range) => ({ ...range, weekday: other })),
  ).flat()
