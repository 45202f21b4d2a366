import { type DayPart, mergeDayParts } from "@domain/budget"
import { addDays, daysBetween, daysIn, type LocalDate, type MinorUnits } from "@domain/kernel"

const dayMinutes = 1440
/** 1 January 1970 was a Thursday. */
const weekdayOfEpoch = 4

/** What the expected spend of a campaign follows from; hours are absent where ads run at any time. */
export interface PacingPlan {
  readonly media: MinorUnits
  readonly dailyBudget: MinorUnits
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly hours?: ReadonlyArray<DayPart>
}

const firstMinuteOf = (date: LocalDate): number => daysBetween("1970-01-01", date) * dayMinutes

/** Minutes in which ads run between two minutes of the zone's clock, which are counted from 1970. */
const shownMinutes = (hours: ReadonlyArray<DayPart> | undefined, from: number, to: number): number => {
  if (hours === undefined) return Math.max(0, to - from)
  const parts = mergeDayParts(hours)
  const first = Math.floor(from / dayMinutes)
  const days = Array.from({ length: Math.max(0, Math.ceil(to / dayMinutes) - first) }, (_, index) => first + index)
  return days.reduce((sum, day) => {
    const midnight = day * dayMinutes
    const shown = parts
      .filter(({ weekday }) => weekday === (day + weekdayOfEpoch) % 7)
      .map((part) => Math.min(to, midnight + part.to) - Math.max(from, midnight + part.from))
    return sum + shown.reduce((minutes, one) => minutes + Math.max(0, one), 0)
  }, 0)
}

/**
 * What ought to have been spent by a minute of the zone's clock (counted from 1970): all but what the daily budget is meant to spend
 * in the hours with ads that are left. A changed budget or last day counts from its change on. Nothing before the first day, and
 * everything after the last. Ours.
 */
export const expectedSpend = (plan: PacingPlan, localMinute: number): MinorUnits => {
  const { media, dailyBudget, startDate, endDate, hours } = plan
  const [start, end] = [firstMinuteOf(startDate), firstMinuteOf(addDays(endDate, 1))]
  if (localMinute <= start) return 0
  const all = shownMinutes(hours, start, end)
  const left = shownMinutes(hours, Math.min(localMinute, end), end)
  const whole = dailyBudget * daysIn({ from: startDate, to: endDate })
  const rest = all === 0 ? 0 : Math.ceil((whole * left) / all)
  return Math.min(media, Math.max(0, media - rest))
}
