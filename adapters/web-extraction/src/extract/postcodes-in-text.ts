import type { CountryCode } from "libphonenumber-js/max"
import { plainDigits } from "./digits.ts"
import type { PlaceNames } from "./place-names.ts"

/** A postal code in a line: its index, usual spelling and country. */
export type FoundPostcode = {
  readonly code: string
  readonly country: CountryCode
  readonly start: number
  readonly end: number
}

const british = /\b([A-PR-UWYZ][A-HK-Y]?\d[A-HJKMNPR-Y\d]?)\s?(\d[ABD-HJLNP-UW-Z]{2})\b/g
const lowerBritish =
  /(?<=[,\p{L}]\s?)\b[a-pr-uwyz][a-hk-y]?\d[a-hjkmnpr-y\d]?\s?\d(?!st\b|nd\b|rd\b|th\b)[abd-hjlnp-uw-z]{2}(?=\s*[.,;)]?\s*$)/gu
const indian = /(?<![\d+₹$£€/:#]|\d,|[^\p{L}]\.|\bRs\.)([1-8]\d{2})[ -]?(\d{3})(?![\d.,:/%]\d|\d)/gu
const american =
  /\b(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\.?,?\s+(\d{5})(?:-\d{4})?\b/g
const australian = /\b(?:NSW|VIC|Vic|QLD|Qld|WA|SA|TAS|Tas|ACT|NT),?\s+(\d{4})\b(?![\d-])/g
const canadian = /\b(?:AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT)\.?,?\s+([ABCEGHJ-NPRSTVXY]\d[A-Z])\s?(\d[A-Z]\d)\b/g
const singaporean = /\bSingapore\s+(\d{6})\b/gi
const japanese = /〒\s*(\d{3})[-－‐ー]?(\d{4})|(?<!\d)(\d{3})-(\d{4})(?=\s*\S{2,3}[都道府県])/g

const pinLabel = /\b(pin|pin ?code|postal code|post code|zip)\b\s*[-:.–]?\s*$/i
const addressWords =
  /\b(road|rd|street|st|nagar|marg|colony|floor|shop|plot|near|opp|opposite|sector|phase|cross|main|lane|building|complex|tower|towers|market|chowk|bazaar|bazar|village|taluka?|tehsil|dist|district|city|layout|extension|society|apartments?|house|area|circle|gate|compound|bhavan|bhawan|mandir|temple|station|po|p\.o|india|address)\b/i

const preceding = (text: string) => text.replace(/[\s,.:;()–—-]+$/u, "")
const lastWords = (text: string, count: number) =>
  preceding(text)
    .split(/[\s,]+/)
    .slice(-count)
    .join(" ")

const indianStates =
  /\b(andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil ?nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|delhi|new delhi|ncr|jammu and kashmir|jammu & kashmir|ladakh|puducherry|pondicherry|chandigarh)$/i

const pinInContext = (before: string, line: string, places: PlaceNames): boolean => {
  if (/\d[\s-]?$/.test(before) || /(tel|phone|mobile|call|fax|whatsapp|ref|invoice|reg|no)\b[^,]{0,6}$/i.test(before))
    return false
  if (pinLabel.test(before) || indianStates.test(preceding(before))) return true
  const followsTown = [1, 2, 3].some((count) =>
    places.townsNamed(lastWords(before, count)).some(({ countryCode }) => countryCode === "IN"),
  )
  return followsTown || addressWords.test(line) || indianStates.test(line.replace(/[\s.,]+$/, ""))
}

/**
 * Real postal codes of India, the United Kingdom, the United States, Canada, Australia, Singapore or Japan, in places
 * where addresses occur.
 */
export const postcodesIn = (written: string, places: PlaceNames): ReadonlyArray<FoundPostcode> => {
  const line = plainDigits(written)
    .replace(lowerBritish, (code) => code.toUpperCase())
    .replace(/(?<=\bpin(?: ?code)?\s*)[.:-](?=\s*\d{3})/gi, " ")
  const postcodes: Array<FoundPostcode> = []
  const add = (match: RegExpMatchArray, code: string, country: CountryCode) =>
    postcodes.push({ code, country, start: match.index ?? 0, end: (match.index ?? 0) + match[0].length })
  for (const match of line.matchAll(british)) {
    if (places.findPostcode(match[1] ?? "") !== undefined) add(match, `${match[1]} ${match[2]}`, "GB")
  }
  for (const match of line.matchAll(japanese)) add(match, `${match[1] ?? match[3]}-${match[2] ?? match[4]}`, "JP")
  for (const match of line.matchAll(american)) add(match, match[2] ?? "", "US")
  for (const match of line.matchAll(canadian)) add(match, `${match[1]} ${match[2]}`, "CA")
  for (const match of line.matchAll(australian)) add(match, match[1] ?? "", "AU")
  for (const match of line.matchAll(singaporean)) add(match, match[1] ?? "", "SG")
  if (postcodes.length > 0) return postcodes
  for (const match of line.matchAll(indian)) {
    const code = `${match[1]}${match[2]}`
    const before = line.slice(0, match.index)
    if (places.findPostcode(code)?.countryCode === "IN" && pinInContext(before, line, places)) add(match, code, "IN")
  }
  return postcodes
}

/** A stated postal code in its country's usual spelling; undefined when invalid. */
export const tidyPostcode = (text: string, country: CountryCode | undefined): string | undefined => {
  const plain = text.trim().toUpperCase()
  if (country === "IN") return /^[1-9]\d{2}[\s-]?\d{3}$/.test(plain) ? plain.replace(/[\s-]/g, "") : undefined
  if (country === "GB") {
    const compact = plain.replace(/\s+/g, "")
    return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(compact) ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : undefined
  }
  return /\d/.test(plain) && plain.length <= 12 ? plain.replace(/^〒\s*/, "") : undefined
}

const states = new Map(
  "Andhra Pradesh,Arunachal Pradesh,Assam,Bihar,Chhattisgarh,Goa,Gujarat,Haryana,Himachal Pradesh,Jharkhand,Karnataka,Kerala,Madhya Pradesh,Maharashtra,Manipur,Meghalaya,Mizoram,Nagaland,Odisha,Punjab,Rajasthan,Sikkim,Tamil Nadu,Telangana,Tripura,Uttar Pradesh,Uttarakhand,West Bengal,Delhi,Jammu and Kashmir,Ladakh,Puducherry,Chandigarh,England,Scotland,Wales,Northern Ireland"
    .split(",")
    .map((name): [string, string] => [name.toLowerCase().replaceAll(" ", ""), name]),
)
const otherSpellings: Readonly<Record<string, string>> = {
  raj: "Rajasthan",
  tamilnadu: "Tamil Nadu",
  orissa: "Odisha",
  gujrat: "Gujarat",
  maharastra: "Maharashtra",
  "u.p.": "Uttar Pradesh",
  "m.p.": "Madhya Pradesh",
  "w.b.": "West Bengal",
  "h.p.": "Himachal Pradesh",
  "a.p.": "Andhra Pradesh",
  "t.n.": "Tamil Nadu",
  "j&k": "Jammu and Kashmir",
  uttaranchal: "Uttarakhand",
}

/** The state or nation that a part of an address names, in its usual spelling. */
export const stateNamed = (part: string): string | undefined => {
  const key = part
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "")
    .replace(/^([a-z]\.[a-z])$/, "$1.")
  return states.get(key) ?? otherSpellings[key]
}
