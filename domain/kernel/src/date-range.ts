import { Schema } from "effect"
import { addDays, dayNumber, daysBetween, firstOfMonth } from "./calendar.ts"
import { LocalDate } from "./local-date.ts"

/** First and last day (inclusive); `from` is never after `to`. */
export const DateRange = Schema.Struct({ from: LocalDate, to: LocalDate }).check(
  Schema.makeFilter((range: { readonly from: string; readonly to: string }) => range.from <= range.to, {
    expected: "a range that ends on or after its first day",
  }),
)
export type DateRange = typeof DateRange.Type

/** The presets of the date filter. Spec: screens, date-range presets. */
export const DateRangePreset = Schema.Literals([
  "Today",
  "Last7Days",
  "Last15Days",
  "Last30Days",
  "ThisMonth",
  "LastMonth",
  "CustomRange",
])
export type DateRangePreset = typeof DateRangePreset.Type

/** The initial preset. Spec: screens, "This Month (default)". */
export const defaultDateRangePreset: DateRangePreset = "ThisMonth"

const endingYesterday = (today: LocalDate, days: number): DateRange => ({
  from: addDays(today, -days),
  to: addDays(today, -1),
})

const computed: Readonly<Record<Exclude<DateRangePreset, "CustomRange">, (today: LocalDate) => DateRange>> = {
  Today: (today) => ({ from: today, to: today }),
  Last7Days: (today) => endingYesterday(today, 7),
  Last15Days: (today) => endingYesterday(today, 15),
  Last30Days: (today) => endingYesterday(today, 30),
  ThisMonth: (today) => ({ from: firstOfMonth(today), to: today }),
  LastMonth: (today) => {
    const to = addDays(firstOfMonth(today), -1)
    return { from: firstOfMonth(to), to }
  },
}

/**
 * The days of a preset on `today`; a custom range is put in order. "Last n" ranges end yesterday, months are to date.
 * Spec: screens.
 */
export const dateRangeOf = (
  preset: DateRangePreset,
  today: LocalDate,
  custom: DateRange = { from: today, to: today },
): DateRange => {
  if (preset !== "CustomRange") return computed[preset](today)
  return custom.from <= custom.to ? custom : { from: custom.to, to: custom.from }
}

/** Number of days in the range, at least one. */
export const daysIn = (range: DateRange): number => daysBetween(range.from, range.to) + 1

/** Every day of the range, first to last. */
export const eachDay = (range: DateRange): ReadonlyArray<LocalDate> =>
  Array.from({ length: daysIn(range) }, (_, index) => addDays(range.from, index))

/** Whether the range contains the day. */
export const holdsDay = (range: DateRange, date: LocalDate): boolean => range.from <= date && date <= range.to

/** The equally long range that ends the day before, for comparison. */
export const previousRange = (range: DateRange): DateRange => ({
  from: addDays(range.from, -daysIn(range)),
  to: addDays(range.from, -1),
})

/** How many days two ranges share. */
export const sharedDays = (a: DateRange, b: DateRange): number =>
  Math.max(0, Math.min(dayNumber(a.to), dayNumber(b.to)) - Math.max(dayNumber(a.from), dayNumber(b.from)) + 1)
