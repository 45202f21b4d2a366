import type { CountryCode } from "libphonenumber-js/max"
import { getCountries, isSupportedCountry } from "libphonenumber-js/max"
import { type Entity, textOf, thingsOf } from "./entity.ts"
import type { Page } from "./page.ts"

const byName: Readonly<Record<string, CountryCode>> = {
  bharat: "IN",
  भारत: "IN",
  uk: "GB",
  "u.k.": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "great britain": "GB",
  "northern ireland": "GB",
  usa: "US",
  "u.s.a.": "US",
  "united states of america": "US",
  日本: "JP",
  مصر: "EG",
  uae: "AE",
  ישראל: "IL",
  deutschland: "DE",
  españa: "ES",
  italia: "IT",
  brasil: "BR",
  magyarország: "HU",
  россия: "RU",
  中国: "CN",
  대한민국: "KR",
}
const english = new Intl.DisplayNames(["en"], { type: "region" })
/** Countries whose names or codes as often mean something else, such as a state, a dish or a person. */
const ambiguous = new Set("GE TR JO TD JE TG ML NE PA CU GN MC MF BL".split(" "))
const named = new Map<string, CountryCode>([
  ...getCountries()
    .filter((code) => !ambiguous.has(code))
    .map((code): [string, CountryCode] => [english.of(code)?.toLowerCase() ?? code, code]),
  ...Object.entries(byName),
])
const byTopLevel: Readonly<Record<string, CountryCode>> = {
  in: "IN",
  uk: "GB",
  us: "US",
  ca: "CA",
  au: "AU",
  nz: "NZ",
  ie: "IE",
  ph: "PH",
  jp: "JP",
  eg: "EG",
  ae: "AE",
  il: "IL",
  de: "DE",
  fr: "FR",
  es: "ES",
  it: "IT",
  pt: "PT",
  br: "BR",
  hu: "HU",
  ru: "RU",
  cn: "CN",
  kr: "KR",
  sg: "SG",
  my: "MY",
  za: "ZA",
  sa: "SA",
}
const byLanguage: Readonly<Record<string, ReadonlyArray<CountryCode>>> = {
  ja: ["JP"],
  ko: ["KR"],
  he: ["IL"],
  hu: ["HU"],
  it: ["IT"],
  ru: ["RU"],
  hi: ["IN"],
  ta: ["IN"],
  te: ["IN"],
  mr: ["IN"],
  gu: ["IN"],
  bn: ["IN", "BD"],
  zh: ["CN", "TW", "HK"],
  de: ["DE", "AT", "CH"],
  fr: ["FR", "BE", "CH", "CA"],
  es: ["ES", "MX", "AR", "CO"],
  pt: ["BR", "PT"],
  ar: ["EG", "SA", "AE", "JO", "IQ", "MA", "DZ", "KW", "OM", "QA", "LB", "TN"],
}

/** The ISO code of a country written as a code or a name, else undefined. */
export const countryNamed = (text: string): CountryCode | undefined => {
  const plain = text.trim().replace(/^(?:the )?(?:kingdom|republic|sultanate|state) of /i, "")
  const code = plain.toUpperCase()
  if (code === "UK") return "GB"
  if (isSupportedCountry(code)) return code
  return code === "IND" ? "IN" : code === "GBR" ? "GB" : named.get(plain.toLowerCase())
}

/** The country that the address in structured data states. */
export const statedCountry = (entity: Entity | undefined): CountryCode | undefined => {
  if (entity === undefined) return undefined
  const address = thingsOf(entity, "address")[0]
  const text = address === undefined ? undefined : textOf(address, "addressCountry")
  return text === undefined ? undefined : countryNamed(text)
}

/** The country of the host's top-level domain. */
export const countryOfHost = (url: URL): CountryCode | undefined => byTopLevel[url.hostname.split(".").at(-1) ?? ""]

/** The country that ends a line of text ("…, Surat, India"). */
export const countryOfLine = (line: string): CountryCode | undefined => {
  const last =
    line
      .replace(/[.\s]+$/, "")
      .split(/[,\n\d–-]+/)
      .at(-1)
      ?.trim() ?? ""
  return last.length > 1 ? named.get(last.toLowerCase()) : undefined
}

/** Countries where the language is usual, likeliest first. */
export const countriesOfLanguage = (language: string): ReadonlyArray<CountryCode> =>
  byLanguage[language.split("-")[0] ?? ""] ?? []

/** The country in a language tag such as en-GB, if any. */
export const countryOfTag = (page: Page): CountryCode | undefined => {
  const tag = page.$("html").attr("lang") ?? page.meta("og:locale")
  const part = /^[a-z]{2}[-_]([A-Za-z]{2})$/.exec(tag)?.[1]?.toUpperCase()
  return part !== undefined && part !== "US" && isSupportedCountry(part) ? part : undefined
}

/** The country that prices, counties and e-mail addresses point to, when they agree. */
export const countryOfHints = (page: Page): CountryCode | undefined => {
  const text = page.lines.map((line) => line.text).join(" ")
  const mail = [...text.matchAll(/@[\w.-]+\.([a-z]{2})(?![\w.-])/gi)].flatMap(
    (match) => byTopLevel[match[1]?.toLowerCase() ?? ""] ?? [],
  )
  const hints = new Set<CountryCode>([
    ...(/£\s?\d/.test(text) ? (["GB"] as const) : []),
    ...(/(?<!New )\b\p{Lu}\p{Ll}{3,}shire\b(?! (?:terriers?|puddings?|tea|sauce))/iu.test(text)
      ? (["GB"] as const)
      : []),
    ...(/(?:₹|\bRs\.?|\bINR)\s?\d/.test(text) ? (["IN"] as const) : []),
    ...mail,
  ])
  return hints.size === 1 ? [...hints][0] : undefined
}
