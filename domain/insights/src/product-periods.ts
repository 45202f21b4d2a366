import { Schema } from "effect"
import { addDays, type DateRange, type LocalDate } from "@domain/kernel"

/** The periods of the product insights. Spec: business constants, product insight periods. */
export const ProductInsightPeriod = Schema.Literals([
  "Last30Days",
  "Last4Weeks",
  "Last12Months",
  "ThisYear",
  "Last4Quarters",
  "Last10Years",
])
export type ProductInsightPeriod = typeof ProductInsightPeriod.Type

/**
 * Buckets of whole days end yesterday, as the date presets do; calendar buckets end with the current month, quarter or
 * year to date.
 */
interface Division {
  readonly unit: "days" | "months"
  /** Length of one bucket. */
  readonly length: number
  /** The number of buckets; undefined for the months of the current year so far. */
  readonly count: number | undefined
}

const divisions: Readonly<Record<ProductInsightPeriod, Division>> = {
  Last30Days: { unit: "days", length: 1, count: 30 },
  Last4Weeks: { unit: "days", length: 7, count: 4 },
  Last12Months: { unit: "months", length: 1, count: 12 },
  ThisYear: { unit: "months", length: 1, count: undefined },
  Last4Quarters: { unit: "months", length: 3, count: 4 },
  Last10Years: { unit: "months", length: 12, count: 10 },
}

/** Months since the year 0. */
const monthOf = (date: LocalDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

const firstDayOf = (month: number): LocalDate =>
  `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}-01`

const lastFirst = <A>(count: number, bucket: (back: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, index) => bucket(count - 1 - index))

/**
 * The buckets of a period, oldest first and without gaps; `today` must be in the year 10 or later. Spec: business
 * constants, product insight periods.
 */
export const bucketsOf = (period: ProductInsightPeriod, today: LocalDate): ReadonlyArray<DateRange> => {
  const { unit, length, count = (monthOf(today) % 12) + 1 } = divisions[period]
  if (unit === "days")
    return lastFirst(count, (back) => ({
      from: addDays(today, -(back + 1) * length),
      to: addDays(today, -back * length - 1),
    }))
  const present = monthOf(today) - (monthOf(today) % length)
  return lastFirst(count, (back) => {
    const month = present - back * length
    return { from: firstDayOf(month), to: back === 0 ? today : addDays(firstDayOf(month + length), -1) }
  })
}
