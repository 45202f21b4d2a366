import { addDays, dayNumber, firstOfMonth, lastOfMonth, LocalDate } from "@domain/kernel"
import { Schema } from "effect"

const optional = Schema.optionalKey

/** The day on which an agency's contract with a client ends, whether it goes on by some months, and when somebody is reminded. Ours. */
export const ClientRenewal = Schema.Struct({
  firstOn: LocalDate,
  /** Months from each end to the next; absent where the contract ends once. */
  everyMonths: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 60 }))),
  remindDays: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 120 })),
})
export type ClientRenewal = typeof ClientRenewal.Type

/** Days ahead at which a filter takes a renewal for near. */
export const nearRenewalDays = 30

const monthsBetween = (from: LocalDate, to: LocalDate): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

/** The day of a series by its place: the same day of its month, or the month's last where it has no such day. */
const endAt = ({ firstOn, everyMonths = 0 }: ClientRenewal, place: number): LocalDate => {
  const months = Number(firstOn.slice(5, 7)) - 1 + place * everyMonths
  const year = String(Number(firstOn.slice(0, 4)) + Math.floor(months / 12)).padStart(4, "0")
  const first = `${year}-${String((months % 12) + 1).padStart(2, "0")}-01`
  const day = addDays(first, Number(firstOn.slice(8)) - 1)
  const last = lastOfMonth(first)
  return day < last ? day : last
}

/** The next end of a contract from a day on; of a contract that ends once its only end, which may have passed. */
export const nextRenewal = (renewal: ClientRenewal, today: LocalDate): LocalDate => {
  const { firstOn, everyMonths } = renewal
  if (everyMonths === undefined || today <= firstOn) return firstOn
  const place = Math.floor(monthsBetween(firstOn, firstOfMonth(today)) / everyMonths)
  const near = [place, place + 1].map((one) => endAt(renewal, Math.max(0, one)))
  return near.find((day) => day >= today) ?? firstOn
}

/** Whether a contract's end is due: it is near enough to be reminded of, or has passed. */
export const isRenewalDue = (renewal: ClientRenewal, today: LocalDate): boolean =>
  dayNumber(nextRenewal(renewal, today)) - renewal.remindDays <= dayNumber(today)

/** The next day after a day on which somebody is reminded of a contract's end; undefined where no reminder follows. */
export const nextReminder = (renewal: ClientRenewal, after: LocalDate): LocalDate | undefined => {
  const { remindDays, firstOn, everyMonths } = renewal
  // The first end whose reminder is yet to come lies so many days ahead.
  const end = nextRenewal(renewal, addDays(after, remindDays + 1))
  const day = addDays(end, -remindDays)
  if (day > after) return day
  return everyMonths === undefined && firstOn > after ? addDays(after, 1) : undefined
}
