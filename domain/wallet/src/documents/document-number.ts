import { Result, Schema } from "effect"
import { InvoiceSeriesFull } from "../failures.ts"
import type { FinancialYear } from "./financial-year.ts"

/**
 * What a document says: an invoice charges and a credit note takes back; a receipt and a refund voucher are about money on account,
 * before it buys anything.
 */
export const DocumentKind = Schema.Literals(["invoice", "creditNote", "receipt", "refundVoucher"])
export type DocumentKind = typeof DocumentKind.Type

/** One or two capitals before the numbers of one issuing entity. Ours. */
export const SeriesPrefix = Schema.String.check(Schema.isPattern(/^[A-Z]{1,2}$/))

/** Each kind has a series of its own. */
const letters: Readonly<Record<DocumentKind, string>> = {
  invoice: "I",
  creditNote: "C",
  receipt: "R",
  refundVoucher: "V",
}

/** The most characters that GST takes. Spec: rule 46(b) of the CGST rules. */
const longestNumber = 16

/**
 * `MQI/26-27/00042`: prefix and kind, financial year, number in it. From the millionth on the year has no dash, `MQI/2627/1000000`,
 * so that the whole still fits. Spec: invoices (number, id).
 */
export const DocumentNumber = Schema.String.check(
  Schema.isPattern(/^[A-Z]{1,2}[ICRV]\/(?:\d{2}(?:-\d{2})?\/\d{5,6}|\d{2}(?:\d{2})?\/\d{7})$/),
  Schema.isMaxLength(longestNumber),
).pipe(Schema.brand("DocumentNumber"))
export type DocumentNumber = typeof DocumentNumber.Type

/** The last number of a series in one financial year. */
export const lastSequence = 9_999_999

/** The last number that stands beside a year with its dash. */
const lastWithDash = 999_999

/** The number at a place of its series, which counts from 1 in each financial year. Fails once the year has used its last. */
export const documentNumber = (
  prefix: string,
  kind: DocumentKind,
  year: FinancialYear,
  sequence: number,
): Result.Result<DocumentNumber, InvoiceSeriesFull> => {
  const series = `${prefix}${letters[kind]}`
  const shortYear = sequence > lastWithDash ? year.slice(2).replace("-", "") : year.slice(2)
  return sequence > lastSequence
    ? Result.fail(new InvoiceSeriesFull({ series }))
    : Result.succeed(DocumentNumber.make(`${series}/${shortYear}/${String(sequence).padStart(5, "0")}`))
}
