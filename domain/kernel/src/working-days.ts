import { addDays, weekdayOf } from "./calendar.ts"
import type { LocalDate } from "./local-date.ts"
import { localDateAt } from "./local-date-at.ts"
import { startOfDay } from "./time-zone.ts"

/** Whether a day is neither Saturday, Sunday nor one of the given holidays. Spec: business constants, working days. */
export const isWorkingDay = (date: LocalDate, holidays: ReadonlyArray<LocalDate> = []): boolean =>
  ![0, 6].includes(weekdayOf(date)) && !holidays.includes(date)

/** The `count`th working day after a day, which itself never counts. `count` is at least 1. */
export const workingDayAfter = (date: LocalDate, count: number, holidays: ReadonlyArray<LocalDate> = []): LocalDate => {
  let day = date
  for (let remaining = count; remaining > 0; remaining -= isWorkingDay(day, holidays) ? 1 : 0) day = addDays(day, 1)
  return day
}

/**
 * The end of the `count`th working day after an instant (epoch milliseconds) in a zone, as the first instant past it.
 */
export const endOfWorkingDay = (
  instant: number,
  count: number,
  timeZone: string,
  holidays: ReadonlyArray<LocalDate> = [],
): number => startOfDay(addDays(workingDayAfter(localDateAt(instant, timeZone), count, holidays), 1), timeZone)
