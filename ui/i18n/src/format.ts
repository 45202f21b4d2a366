import { chosenGroups, type DigitGroups } from "./digit-groups.ts"
import { type LanguageCode, languages, localeIn } from "./languages.ts"

/** Whole minor units with their currency. */
export interface MoneyAmount {
  readonly amount: number
  readonly currency: string
}

const numbers = new Map<string, Intl.NumberFormat>()

const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = numbers.get(key)
  if (known !== undefined) return known
  const fresh = new Intl.NumberFormat(locale, { numberingSystem: "latn", ...options })
  numbers.set(key, fresh)
  return fresh
}

const minorDigitsOf = (currency: string): number =>
  numberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2

const borders = { lakh: /\B(?=(?:\d\d)*\d{3}$)/g, international: /\B(?=(?:\d{3})+$)/g }

/** A number whose digits are grouped; only the places of sign and minus are the locale's. */
const inGroups = (format: Intl.NumberFormat, value: number, groups: DigitGroups): string => {
  const parts = format.formatToParts(value)
  const digits = parts.map(({ type, value: text }) => (type === "integer" ? text : "")).join("")
  let isFirst = true
  return parts
    .map(({ type, value: text }) => {
      if (type === "decimal") return "."
      if (type !== "integer") return type === "group" ? "" : text
      const shown = isFirst ? digits.replace(borders[groups], ",") : ""
      isFirst = false
      return shown
    })
    .join("")
}

/** Isolates a text in a right-to-left sentence, so that sign, minus and figures keep their order. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`

/**
 * An amount with its currency sign, such as "₹1,00,000". Whole amounts have no decimals unless `always` is set (tables,
 * invoices).
 */
export const formatMoney = (
  money: MoneyAmount,
  language: LanguageCode,
  region?: string,
  decimals: "auto" | "always" = "auto",
): string => {
  const digits = minorDigitsOf(money.currency)
  const isWhole = money.amount % 10 ** digits === 0
  const shown = decimals === "auto" && isWhole ? 0 : digits
  const options = {
    style: "currency",
    currency: money.currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  } as const
  const major = money.amount / 10 ** digits
  const isRtl = languages[language].direction === "rtl"
  const format = numberFormat(isRtl ? "en" : localeIn(language, region), options)
  // Rupees group in lakhs in every language.
  const groups = chosenGroups() ?? (money.currency === "INR" ? "lakh" : undefined)
  const text = groups === undefined ? format.format(major) : inGroups(format, major, groups)
  return isRtl ? leftToRight(text) : text
}

/** The sign alone, such as "₹". */
export const currencySymbol = (currency: string, language: LanguageCode): string =>
  numberFormat(localeIn(language), { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency

/** A number with the region's grouping. */
export const formatNumber = (
  value: number,
  language: LanguageCode,
  region?: string,
  options: Intl.NumberFormatOptions = {},
): string => {
  // "12L" or "1.2M".
  const isShort = options.notation === "compact" && chosenGroups() === "lakh"
  const format = numberFormat(localeIn(language, isShort ? "IN" : region), options)
  const groups = chosenGroups()
  return groups === undefined ? format.format(value) : inGroups(format, value, groups)
}

/** A share (0.125) as a percentage ("12.5%"). */
export const formatPercent = (share: number, language: LanguageCode, region?: string, digits = 1): string =>
  numberFormat(localeIn(language, region), { style: "percent", maximumFractionDigits: digits }).format(share)

const dateFormat = (language: LanguageCode, region: string | undefined, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeIn(language, region), { numberingSystem: "latn", ...options })

/** An instant's day in a time zone, such as "14 Nov 2026"; pass `timeStyle` for the hour too. */
export const formatDate = (
  instant: Date,
  language: LanguageCode,
  timeZone: string,
  region?: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "medium" },
): string => dateFormat(language, region, { timeZone, ...options }).format(instant)

/** A time zone's name with that of its city, such as "India Standard Time (Kolkata)"; UTC keeps its own. */
export const formatTimeZone = (timeZone: string, language: LanguageCode): string => {
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone
  if (city === timeZone) return timeZone
  const name = dateFormat(language, undefined, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(0)
    .find(({ type }) => type === "timeZoneName")?.value
  return `${name ?? timeZone} (${languages[language].direction === "rtl" ? leftToRight(city) : city})`
}

/** Two days with shared parts stated once, such as "14–21 Nov 2026". */
export const formatDateRange = (
  from: Date,
  to: Date,
  language: LanguageCode,
  timeZone: string,
  region?: string,
): string => dateFormat(language, region, { timeZone, dateStyle: "medium" }).formatRange(from, to)

const units: ReadonlyArray<readonly [Intl.RelativeTimeFormatUnit, number]> = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
]

/** A relative time, such as "3 days ago", in the largest unit that fits. */
export const formatRelative = (instant: Date, now: Date, language: LanguageCode): string => {
  const seconds = Math.round((instant.getTime() - now.getTime()) / 1000)
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (["second", 1] as const)
  const words = new Intl.RelativeTimeFormat(localeIn(language), { numeric: "auto" })
  // Hebrew's data adds the number to a noun that already states it: "an hour (1) ago", "two weeks (2) ago".
  return words.format(Math.trunc(seconds / size), unit).replace(/ \([12]\)/, "")
}
