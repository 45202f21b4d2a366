import { type DayPart, rangesOfParts } from "@domain/budget"

/** Hours of a day, in minutes from midnight; `to` of more than 1440 is on the next day. */
export interface HoursOfDay {
  readonly from: number
  readonly to: number
}

/** Days in a row that have the same hours; closed days have none. */
export interface DayGroup {
  readonly first: number
  readonly last: number
  readonly hours: ReadonlyArray<HoursOfDay>
}

/** The week from a first day on (0 Sunday), with days in a row that have the same hours made one. */
export const groupDays = (parts: ReadonlyArray<DayPart>, firstDay = 1): ReadonlyArray<DayGroup> => {
  const ranges = rangesOfParts(parts)
  const groups: Array<DayGroup> = []
  for (let step = 0; step < 7; step += 1) {
    const weekday = (firstDay + step) % 7
    const hours = ranges.filter((range) => range.weekday === weekday).map(({ from, to }) => ({ from, to }))
    const before = groups.at(-1)
    if (before !== undefined && JSON.stringify(before.hours) === JSON.stringify(hours))
      groups[groups.length - 1] = { ...before, last: weekday }
    else groups.push({ first: weekday, last: weekday, hours })
  }
  return groups
}
