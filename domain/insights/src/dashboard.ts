import { addDays, type DateRange, dateRangeOf, daysIn, eachDay, isLocalDate, type LocalDate } from "@domain/kernel"

/** Most days that a dashboard shows at once, ours: a year and its comparison's beginnings. */
export const mostDashboardDays = 400

/** The day that a date like 30 February comes to. */
const existing = (date: LocalDate): LocalDate => (isLocalDate(date) ? date : addDays(date, 0))

/** The asked days in order; a range too long ends where it was asked to and begins later. Dates that do not exist roll over. */
export const dashboardRange = (from: LocalDate, to: LocalDate): DateRange => {
  const range = dateRangeOf("CustomRange", existing(to), { from: existing(from), to: existing(to) })
  return daysIn(range) > mostDashboardDays ? { from: addDays(range.to, 1 - mostDashboardDays), to: range.to } : range
}

/** The numbers of one day. */
export interface DashboardDay {
  readonly date: LocalDate
  readonly impressions: number
  readonly clicks: number
  readonly results: number
  readonly spend: number
}

/** Every day of the range, in order; a day without numbers is all zero. */
export const dashboardDays = (range: DateRange, known: ReadonlyArray<DashboardDay>): ReadonlyArray<DashboardDay> => {
  const days = new Map(known.map((day) => [day.date, day]))
  return eachDay(range).map((date) => days.get(date) ?? { date, impressions: 0, clicks: 0, results: 0, spend: 0 })
}
