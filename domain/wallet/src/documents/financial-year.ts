import { Schema } from "effect"
import type { LocalDate } from "@domain/kernel"

/** A financial year by its calendar years: `2026-27`, or `2026` where it begins in January. */
export const FinancialYear = Schema.String.check(Schema.isPattern(/^\d{4}(?:-\d{2})?$/)).pipe(
  Schema.brand("FinancialYear"),
)
export type FinancialYear = typeof FinancialYear.Type

/** India's financial year begins in April. */
export const indianFirstMonth = 4

/** The financial year of a day, where years begin with `firstMonth` (1 to 12). */
export const financialYearOf = (on: LocalDate, firstMonth: number): FinancialYear => {
  const year = Number(on.slice(0, 4)) - (Number(on.slice(5, 7)) < firstMonth ? 1 : 0)
  const next = String((year + 1) % 100).padStart(2, "0")
  return FinancialYear.make(firstMonth === 1 ? String(year) : `${year}-${next}`)
}
