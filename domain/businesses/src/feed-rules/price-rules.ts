import type { FeedItem } from "../feed-item.ts"
import { feedPriceDigits, readFeedPrice, writeFeedPrice } from "../feed-price.ts"
import type { CalculateRule, PriceRounding } from "./feed-rule.ts"

/** The largest price that feeds write, in major units. */
const mostMajor = 999_999_999

const rounded = (amount: number, unit: number, rounding: PriceRounding): number => {
  const cent = unit / 100
  if (amount <= 0) return 0
  if (rounding === "whole") return Math.round(amount / unit) * unit
  if (rounding === "none" || cent < 1) return amount
  return Math.max(1, Math.round((amount + cent) / unit)) * unit - cent
}

/**
 * The price that a rule makes of a product's price: whole minor units, never below zero. Undefined where there is none to begin
 * with, or it has another currency than an amount.
 */
export const calculatedPrice = (
  item: FeedItem,
  { from, by, change, rounding }: typeof CalculateRule.Type,
  currency: string,
): string | undefined => {
  const price = readFeedPrice(item[from] ?? "", currency)
  if (price === undefined || (by === "amount" && price.currency !== currency)) return undefined
  const changed = by === "amount" ? price.amount + change : Math.round((price.amount * (10_000 + change)) / 10_000)
  const unit = 10 ** feedPriceDigits(price.currency)
  const bounded = Math.min(Math.max(0, changed), mostMajor * unit)
  const amount = Math.min(rounded(bounded, unit, rounding), mostMajor * unit)
  return writeFeedPrice({ amount, currency: price.currency })
}

const dollars = ["USD", "CAD", "AUD", "NZD", "SGD", "HKD"]
const symbols: Readonly<Record<string, ReadonlyArray<string>>> = {
  INR: ["₹", "Rs.", "Rs"],
  GBP: ["£"],
  EUR: ["€"],
  ILS: ["₪"],
  JPY: ["¥", "円"],
  CNY: ["¥", "元"],
  ...Object.fromEntries(dollars.map((code) => [code, ["$"]])),
}

/** A price with a currency, where it has none or only that currency's sign; any other text as it is. */
export const withCurrency = (text: string, currency: string): string => {
  const sign = (symbols[currency] ?? []).find((symbol) => text.startsWith(symbol) || text.endsWith(symbol))
  const bare = (sign === undefined ? text : text.replace(sign, "")).trim()
  const hasCode = /[a-z]/i.test(bare)
  return !hasCode && readFeedPrice(bare, currency) !== undefined ? `${bare} ${currency}` : text
}
