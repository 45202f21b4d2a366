import { DateTime } from "effect"
import { addDays } from "./calendar.ts"
import type { DateRange } from "./date-range.ts"
import type { LocalDate } from "./local-date.ts"

/** The first instant (epoch milliseconds) of a day in a zone; days have 23 or 25 hours when clocks change. */
export const startOfDay = (date: LocalDate, timeZone: string): number =>
  DateTime.toEpochMillis(
    DateTime.makeZonedUnsafe(
      { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) },
      { timeZone, adjustForTimeZone: true, disambiguation: "compatible" },
    ),
  )

/** The range as instants in a zone: `start` inclusive, `end` (the start of the next day) exclusive. */
export const instantsOf = (range: DateRange, timeZone: string): { readonly start: number; readonly end: number } => ({
  start: startOfDay(range.from, timeZone),
  end: startOfDay(addDays(range.to, 1), timeZone),
})
