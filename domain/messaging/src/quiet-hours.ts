import { Schema } from "effect"
import { addDays, instantOn, localDateAt, type LocalDate, TimeOfDay, weekdayOf } from "@domain/kernel"

/** A day of the week; 0 is Sunday. */
export const Weekday = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 6 }))

/** Hours without pushes and short messages; they begin on these weekdays, and end the next day where `to` is earlier. Ours. */
export const QuietHours = Schema.Struct({
  isOn: Schema.Boolean,
  from: TimeOfDay,
  to: TimeOfDay,
  days: Schema.Array(Weekday).check(Schema.isMaxLength(7)),
}).check(Schema.makeFilter(({ from, to }) => from !== to, { expected: "an end other than the beginning" }))
export type QuietHours = typeof QuietHours.Type

/** The quiet hours that a user is offered: the night of every day. */
export const usualQuietHours: QuietHours = { isOn: false, from: "21:00", to: "08:00", days: [0, 1, 2, 3, 4, 5, 6] }

/** The instants between which a day's quiet hours last; none on a weekday without them, or where the clock skips them. */
const hoursOn = ({ from, to, days }: QuietHours, date: LocalDate, timeZone: string) => {
  if (!days.includes(weekdayOf(date))) return undefined
  const start = instantOn(date, from, timeZone)
  const end = instantOn(to < from ? addDays(date, 1) : date, to, timeZone)
  return start < end ? { start, end } : undefined
}

/** When the quiet hours that hold an instant end (epoch milliseconds), by the clock of a zone; undefined outside of them. */
export const quietUntil = (quiet: QuietHours, timeZone: string, instant: number): number | undefined => {
  if (!quiet.isOn) return undefined
  const today = localDateAt(instant, timeZone)
  const ends = [addDays(today, -1), today].flatMap((date) => {
    const hours = hoursOn(quiet, date, timeZone)
    return hours !== undefined && hours.start <= instant && instant < hours.end ? [hours.end] : []
  })
  return ends.length === 0 ? undefined : Math.max(...ends)
}
