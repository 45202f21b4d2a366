import { Schema } from "effect"
import { minorPerMajor } from "./currencies.ts"
import { CurrencyCode } from "./currency.ts"

/** Whole minor units (paise, pence, cents), never a fraction. */
export const MinorUnits = Schema.Int
export type MinorUnits = number

/** An amount of money: whole minor units together with their currency. */
export const Money = Schema.Struct({ amount: MinorUnits, currency: CurrencyCode })
export type Money = typeof Money.Type

/** Converts whole major units (rupees, pounds) to minor units. */
export const fromMajor = (major: number, currency: CurrencyCode): Money => ({
  amount: Math.round(major * minorPerMajor(currency)),
  currency,
})

/** Major units for display only; arithmetic stays in minor units. */
export const toMajor = (money: Money): number => money.amount / minorPerMajor(money.currency)
