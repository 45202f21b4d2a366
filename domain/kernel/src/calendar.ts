import type { LocalDate } from "./local-date.ts"

interface Civil {
  readonly year: number
  readonly month: number
  readonly day: number
}

const daysPerEra = 146_097

const civilToDay = ({ year, month, day }: Civil): number => {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * daysPerEra + dayOfEra - 719_468
}

const dayToCivil = (dayNumber: number): Civil => {
  const shifted = dayNumber + 719_468
  const era = Math.floor(shifted / daysPerEra)
  const dayOfEra = shifted - era * daysPerEra
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = ((marchMonth + 2) % 12) + 1
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

const civilOf = (date: LocalDate): Civil => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
})

const two = (value: number): string => String(value).padStart(2, "0")

const textOf = ({ year, month, day }: Civil): LocalDate => `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`

/** The numbers of the first and last day that there are: no year is 0, nor has five digits. */
const ends = {
  first: civilToDay({ year: 1, month: 1, day: 1 }),
  last: civilToDay({ year: 9_999, month: 12, day: 31 }),
} as const

/** Whether the text is an existing day: `2024-02-29` yes, `2023-02-29` and `0000-01-01` no. */
export const isLocalDate = (text: string): boolean =>
  /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) &&
  textOf(dayToCivil(civilToDay(civilOf(text)))) === text

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
