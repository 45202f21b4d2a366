import { Result, Schema } from "effect"
import type { DateRange, LocalDate } from "@domain/kernel"
import { InvoiceSeriesFull } from "./failures.ts"

/** One to three capitals that tell the numbers of one seller's papers apart. Ours. */
export const InvoiceSeries = Schema.String.check(Schema.isPattern(/^[A-Z]{1,3}$/)).pipe(Schema.brand("InvoiceSeries"))
export type InvoiceSeries = typeof InvoiceSeries.Type

const shape = /^([A-Z]{1,3})\/(\d{2})-(\d{2})\/(\d{5,6})$/

/** `MQ/26-27/00042`: series, financial year, number in it; 16 characters at most, as GST asks. Spec: invoices (number, id). */
export const InvoiceNumber = Schema.String.check(Schema.isPattern(shape)).pipe(Schema.brand("InvoiceNumber"))
export type InvoiceNumber = typeof InvoiceNumber.Type

/** The last number of a series in one financial year. */
export const lastSequence = 999_999

const two = (year: number): string => String(year % 100).padStart(2, "0")

const startYear = (on: LocalDate): number => Number(on.slice(0, 4)) - (on.slice(5) < "04-01" ? 1 : 0)

/** The financial year of a day, from April to March. In both regions; ours for the United Kingdom. */
export const financialYear = (on: LocalDate): DateRange => {
  const year = startYear(on)
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` }
}

const prefixOf = (series: InvoiceSeries, on: LocalDate): string => {
  const year = startYear(on)
  return `${series}/${two(year)}-${two(year + 1)}/`
}

/**
 * The next number of a series on a day, after all that were issued: one more than the highest of its financial year, so
 * that a year has no gap and begins at 1. Spec: invoices; numbering ours.
 */
export const nextInvoiceNumber = (
  issued: ReadonlyArray<InvoiceNumber>,
  series: InvoiceSeries,
  on: LocalDate,
): Result.Result<InvoiceNumber, InvoiceSeriesFull> => {
  const prefix = prefixOf(series, on)
  const highest = issued
    .filter((number) => number.startsWith(prefix))
    .reduce((most, number) => Math.max(most, Number(number.slice(prefix.length))), 0)
  return highest < lastSequence
    ? Result.succeed(InvoiceNumber.make(`${prefix}${String(highest + 1).padStart(5, "0")}`))
    : Result.fail(new InvoiceSeriesFull({ series }))
}
