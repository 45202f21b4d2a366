import {
  type CurrencyCode,
  minorDigits,
  type LocalDate,
  type MinorUnits,
  type Region,
  regionFacts,
} from "@domain/kernel"
import type { PortalLanguage } from "@domain/portals"

/** A text by its key, in a language. */
export type Translate = (key: string, language: string, values: Readonly<Record<string, string | number>>) => string

/** Latin digits in every language, as tax offices read them. */
const locale = (language: PortalLanguage, region: Region): string => `${language}-${region}-u-nu-latn`

/** What a document says, in one language. */
export const documentWords = (
  translate: Translate,
  language: PortalLanguage,
  region: Region,
  currency: CurrencyCode,
) => {
  const digits = minorDigits[currency]
  const amounts = new Intl.NumberFormat(`en-${region}`, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const days = new Intl.DateTimeFormat(locale(language, region), { dateStyle: "long", timeZone: "UTC" })
  const moments = new Intl.DateTimeFormat(locale(language, region), {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone: regionFacts[region].timeZone,
  })
  return {
    text: (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
      translate(`documents:${key}`, language, values),
    money: (amount: MinorUnits): string => amounts.format(amount / 10 ** digits),
    moment: (at: number): string => moments.format(at),
    day: (on: LocalDate): string => days.format(Date.parse(on)),
  }
}
export type DocumentWords = ReturnType<typeof documentWords>
