import { CurrencyCode, type MinorUnits } from "@domain/kernel"
import { at, numberOf, textOf } from "../json-reader.ts"
import { minorOfMicros } from "./google-objects.ts"

/** The customer of a resource name. */
export const customerOf = (resourceName: string): string => /^customers\/(\d+)\//.exec(resourceName)?.[1] ?? ""

const currencyOf = (row: unknown): CurrencyCode => {
  const code = at(row, "customer", "currencyCode")
  return CurrencyCode.literals.find((one) => one === code) ?? "INR"
}

/** A row's metric as a whole number. */
export const metricOf = (row: unknown, name: string): number => Math.round(numberOf(at(row, "metrics", name)))

/** A row's date, views, clicks and money. */
export const figuresOf = (
  row: unknown,
): { readonly date: string; readonly impressions: number; readonly clicks: number; readonly spend: MinorUnits } => ({
  date: textOf(at(row, "segments", "date")) ?? "",
  impressions: metricOf(row, "impressions"),
  clicks: metricOf(row, "clicks"),
  spend: minorOfMicros(metricOf(row, "costMicros"), currencyOf(row)),
})
