import { ToWords } from "to-words"
import { type CurrencyCode, minorPerMajor, type MinorUnits } from "@domain/kernel"
import type { PortalLanguage } from "@domain/portals"

const unit = (name: string, plural: string, fraction: string, fractions: string) => ({
  name,
  plural,
  symbol: "",
  fractionalUnit: { name: fraction, plural: fractions, symbol: "" },
})

const english = {
  INR: unit("Rupee", "Rupees", "Paisa", "Paise"),
  GBP: unit("Pound", "Pounds", "Penny", "Pence"),
  USD: unit("Dollar", "Dollars", "Cent", "Cents"),
  JPY: unit("Yen", "Yen", "Sen", "Sen"),
} satisfies Record<CurrencyCode, object>

const converters = {
  en: { lakhs: new ToWords({ localeCode: "en-IN" }), thousands: new ToWords({ localeCode: "en-GB" }) },
  hi: new ToWords({ localeCode: "hi-IN" }),
}

/** Major units as exact text, since sums of money do not fit a fraction. */
const majorUnits = (amount: MinorUnits, currency: CurrencyCode): string => {
  const per = minorPerMajor(currency)
  const minor = per === 1 ? "" : `.${String(amount % per).padStart(String(per).length - 1, "0")}`
  return `${Math.trunc(amount / per)}${minor}`
}

/** An amount in words, with lakhs and crores for rupees; English, and rupees in Hindi. Other languages show numerals alone. */
export const inWords = (amount: MinorUnits, currency: CurrencyCode, language: PortalLanguage): string | undefined => {
  const major = majorUnits(amount, currency)
  if (language === "hi" && currency === "INR") return converters.hi.convert(major, { currency: true })
  if (language !== "en") return undefined
  const { lakhs, thousands } = converters.en
  return (currency === "INR" ? lakhs : thousands).convert(major, {
    currency: true,
    currencyOptions: english[currency],
  })
}
