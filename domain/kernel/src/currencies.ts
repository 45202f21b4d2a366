import type { Currency, CurrencyCode } from "./currency.ts"

/** The table of currencies. Id 17 is the specification's; the other currencies and ids are ours. */
export const currencies: Readonly<Record<CurrencyCode, Currency>> = {
  INR: { id: 17, code: "INR", displayName: "Indian Rupee", currencyOffset: 100, symbol: "₹" },
  GBP: { id: 12, code: "GBP", displayName: "Pound Sterling", currencyOffset: 100, symbol: "£" },
  USD: { id: 1, code: "USD", displayName: "US Dollar", currencyOffset: 100, symbol: "$" },
  JPY: { id: 21, code: "JPY", displayName: "Japanese Yen", currencyOffset: 1, symbol: "¥" },
}

const each = <A>(of: (currency: Currency) => A): Readonly<Record<CurrencyCode, A>> => ({
  INR: of(currencies.INR),
  GBP: of(currencies.GBP),
  USD: of(currencies.USD),
  JPY: of(currencies.JPY),
})

/** The currency of a profile without a choice. Spec: business constants, "Default currency id 17". */
export const defaultCurrency: Currency = currencies.INR

/** The currency with an id; undefined if unknown. */
export const currencyWithId = (id: number): Currency | undefined =>
  Object.values(currencies).find((currency) => currency.id === id)

/** The symbol before an amount; the locale decides grouping and digits. Spec: entities, currency. */
export const currencySymbol = each(({ symbol }) => symbol)

/**
 * Decimal digits of each currency's major unit: two, and none for JPY (ours), since banks and gateways take no smaller
 * unit. Spec: languages, "two decimals".
 */
export const minorDigits = each(({ currencyOffset }) => String(currencyOffset).length - 1)

/** Minor units in one major unit: 100 for INR, 1 for JPY. */
export const minorPerMajor = (currency: CurrencyCode): number => currencies[currency].currencyOffset
