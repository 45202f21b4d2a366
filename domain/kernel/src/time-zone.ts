import { DateTime } from "effect"
import { addDays } from "./calendar.ts"
import type { DateRange } from "./date-range.ts"
import type { LocalDate } from "./local-date.ts"

/** The instant (epoch milliseconds) of a time of day, "HH:MM"; a time that the clock skips is as much later, and a time that it shows twice is the first. */
export const instantOn = (date: LocalDate, time: string, timeZone: string): number =>
  DateTime.toEpochMillis(
    DateTime.makeZonedUnsafe(
      {
        year: Number(date.slice(0, 4)),
        month: Number(date.slice(5, 7)),
        day: Number(date.slice(8, 10)),
        hour: Number(time.slice(0, 2)),
        minute: Number(time.slice(3, 5)),
      },
      { timeZone, adjustForTimeZone: true, disambiguation: "compatible" },
    ),
  )

/** The first instant (epoch milliseconds) of a day in a zone; days have 23 or 25 hours when clocks change. */
export const startOfDay = (date: LocalDate, timeZone: string): number => instantOn(date, "00:00", timeZone)

/** The range as instants in a zone: `start` inclusive, `end` (the start of the next day) exclusive. */
export const instantsOf = (range: DateRange, timeZone: string): { readonly start: number; readonly end: number } => ({
  start: startOfDay(range.from, timeZone),
  end: startOfDay(addDays(range.to, 1), timeZone),
})
