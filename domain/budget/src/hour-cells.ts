import { mergeDayParts } from "./day-parts.ts"
import type { DayPart } from "./schedule.ts"

const hour = 60

/** An hour of a weekday (0 Sunday to 6 Saturday), by the hour of the clock that it begins with. */
export interface HourCell {
  readonly weekday: number
  readonly hour: number
}

/** How much of an hour lies in the spans. */
export type HourCover = "None" | "Part" | "Whole"

/** Every hour of every day. */
export const wholeWeek: ReadonlyArray<DayPart> = Array.from({ length: 7 }, (_, weekday) => ({
  weekday,
  from: 0,
  to: 24 * hour,
}))

/** How much of an hour of the week lies in spans that are merged. */
export const hourCover = (merged: ReadonlyArray<DayPart>, cell: HourCell): HourCover => {
  const [from, to] = [cell.hour * hour, (cell.hour + 1) * hour]
  const inside = merged.filter((part) => part.weekday === cell.weekday && part.from < to && part.to > from)
  if (inside.length === 0) return "None"
  return inside.some((part) => part.from <= from && part.to >= to) ? "Whole" : "Part"
}

/** The spans with whole hours more or less; what lies outside these hours stays as it is, to the minute. */
export const withHours = (
  parts: ReadonlyArray<DayPart>,
  cells: ReadonlyArray<HourCell>,
  isOn: boolean,
): ReadonlyArray<DayPart> => {
  const spans = cells.map((cell) => ({ weekday: cell.weekday, from: cell.hour * hour, to: (cell.hour + 1) * hour }))
  if (isOn) return mergeDayParts([...parts, ...spans])
  return spans.reduce<ReadonlyArray<DayPart>>(
    (left, span) =>
      left.flatMap((part) =>
        part.weekday !== span.weekday
          ? [part]
          : [
              { ...part, to: Math.min(part.to, span.from) },
              { ...part, from: Math.max(part.from, span.to) },
            ].filter(({ from, to }) => from < to),
      ),
    mergeDayParts(parts),
  )
}

/** The hours of the rectangle between two hours, in the order of days that is given. */
export const hoursBetween = (
  weekdays: ReadonlyArray<number>,
  one: HourCell,
  other: HourCell,
): ReadonlyArray<HourCell> => {
  const days = [weekdays.indexOf(one.weekday), weekdays.indexOf(other.weekday)]
  const hours = [one.hour, other.hour]
  const [firstHour, lastHour] = [Math.min(...hours), Math.max(...hours)]
  return weekdays
    .slice(Math.min(...days), Math.max(...days) + 1)
    .flatMap((weekday) =>
      Array.from({ length: lastHour - firstHour + 1 }, (_, step) => ({ weekday, hour: firstHour + step })),
    )
}
