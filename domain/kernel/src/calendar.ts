import { civilOf, civilToDay, dayToCivil, textOf } from "./civil-day.ts"
import type { LocalDate } from "./local-date.ts"

/** The numbers of the first and last day that there are: no year is 0, nor has five digits. */
const ends = {
  first: civilToDay({ year: 1, month: 1, day: 1 }),
  last: civilToDay({ year: 9_999, month: 12, day: 31 }),
} as const

/** Whole days since 1970-01-01; negative before. */
export const dayNumber = (date: LocalDate): number => civilToDay(civilOf(date))

/** The day with this number, the inverse of `dayNumber`; before the first and after the last day it is those. */
export const fromDayNumber = (number: number): LocalDate =>
  textOf(dayToCivil(Math.min(ends.last, Math.max(ends.first, number))))

/** The day `days` later; earlier when negative. */
export const addDays = (date: LocalDate, days: number): LocalDate => fromDayNumber(dayNumber(date) + days)

/** Days from `from` to `to`: 0 for the same day, negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from)

/** 0 Sunday to 6 Saturday. Spec: enumerations, weekdays. */
export const weekdayOf = (date: LocalDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7

/** The first day of the date's month. */
export const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 8)}01`

/** The last day of the date's month. */
export const lastOfMonth = (date: LocalDate): LocalDate => addDays(firstOfMonth(addDays(firstOfMonth(date), 31)), -1)
