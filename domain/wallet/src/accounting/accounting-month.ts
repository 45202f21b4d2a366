import { addDays, type LocalDate } from "@domain/kernel"
import { Schema } from "effect"

/** A calendar month, such as 2026-11. */
export const AccountingMonth = Schema.String.check(Schema.isPattern(/^20\d\d-(?:0[1-9]|1[0-2])$/))
export type AccountingMonth = typeof AccountingMonth.Type

/** The first and the last day of a month. */
export const daysOfMonth = (month: AccountingMonth): { readonly from: LocalDate; readonly to: LocalDate } => {
  const [year = 2000, number = 1] = month.split("-").map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`
  return { from: `${month}-01`, to: addDays(`${next}-01`, -1) }
}

/** The latest months up to a day, the latest first. */
export const latestMonths = (today: LocalDate, count: number): ReadonlyArray<AccountingMonth> => {
  const months = [today.slice(0, 7)]
  while (months.length < count) months.push(addDays(`${months.at(-1) ?? today.slice(0, 7)}-01`, -1).slice(0, 7))
  return months
}
