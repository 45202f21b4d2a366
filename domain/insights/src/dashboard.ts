import { addDays, type DateRange, dateRangeOf, daysIn, eachDay, isLocalDate, type LocalDate } from "@domain/kernel"

/** The maximum number of days on a dashboard. Ours: a year and some. */
export const mostDashboardDays = 400

/** Rolls a date such as 30 February over to an existing day. */
const existing = (date: LocalDate): LocalDate => (isLocalDate(date) ? date : addDays(date, 0))

/** The requested days in order; too long a range keeps its end and starts later. Invalid dates roll over. */
export const dashboardRange = (from: LocalDate, to: LocalDate, most: number = mostDashboardDays): DateRange => {
  const range = dateRangeOf("CustomRange", existing(to), { from: existing(from), to: existing(to) })
  return daysIn(range) > most ? { from: addDays(range.to, 1 - most), to: range.to } : range
}

/** The numbers of one day. */
export interface DashboardDay {
  readonly date: LocalDate
  readonly impressions: number
  readonly clicks: number
  readonly results: number
  readonly spend: number
}

/** Every day of the range, in order; a day without numbers is all zeros. */
export const dashboardDays = (range: DateRange, known: ReadonlyArray<DashboardDay>): ReadonlyArray<DashboardDay> => {
  const days = new Map(known.map((day) => [day.date, day]))
  return eachDay(range).map((date) => days.get(date) ?? { date, impressions: 0, clicks: 0, results: 0, spend: 0 })
}
