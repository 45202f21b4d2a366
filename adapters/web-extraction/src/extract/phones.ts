import type { Extracted } from "@domain/businesses"
import {
  type CountryCode,
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from "libphonenumber-js/max"
import type { Element } from "domhandler"
import { plainDigits } from "./digits.ts"
import { type Entity, textsOf, thingsOf } from "./entity.ts"
import { fact } from "./fact.ts"
import { opening, targetOf } from "./link-targets.ts"
import type { Page } from "./page.ts"
import { textUpTo } from "./page-bounds.ts"
import { isFictional, isReservedHost, isSampleNumber } from "./placeholder-numbers.ts"

const notAPhone =
  /\b(fax|facsimile|gstin|gst no|vat no|vat reg|reg(istration)? no|licen[cs]e|fssai|cin|pan no|order|invoice|account|a\/c|ifsc|udyam|rera|isbn|sku|company no|company number|charity no|charity number|contract(?: no| number)?|agreement(?: no)?|policy no|permit no|certificate no|reference no|ref no|booking ref)\b(?![^\n]*\b(?:call|tel|telephone|phone|ring|text|whatsapp|mob|mobile)\b)[^\n]{0,20}$/i

const maker =
  /\b(website|web ?site|site|designed|developed|powered|built|hosted|maintained)( (and|&) (designed|developed|built|maintained|hosted))? by\b[^\n]{0,50}$/i

const isPlausible = (phone: PhoneNumber | undefined): phone is PhoneNumber =>
  phone !== undefined && phone.isValid() && !isSampleNumber(phone.nationalNumber)

/** New ranges of numbers are possible before they are valid; America's have been settled for long. */
const possible = (phone: PhoneNumber | undefined): phone is PhoneNumber =>
  phone !== undefined &&
  phone.isPossible() &&
  (phone.countryCallingCode !== "1" || phone.isValid()) &&
  phone.nationalNumber.length >= 9 &&
  !isSampleNumber(phone.nationalNumber)

/** Whether somebody can have a number that a page states; those kept for fiction are read on sites kept for examples. */
export const isSomebodys = (number: string, page: Page): boolean => {
  const code = /^\+(?:1|44)/.exec(number)?.[0] ?? ""
  return isReservedHost(page.url.hostname) || !isFictional(code.slice(1), number.slice(code.length))
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch (cause) {
    if (cause instanceof URIError) return text
    throw cause
  }
}

const parse = (text: string, country: CountryCode | undefined): PhoneNumber | undefined => {
  const plain =
    plainDigits(decoded(text))
      .replace(/[^\d+;=a-z]/gi, "")
      .replace(/^\+?00/, "+")
      .replace(/^\+0+/, "+")
      .split(/[;,x]|ext/i)[0] ?? ""
  const tollFree = country === "IN" && /^\+1800\d{6,7}$/.test(plain)
  const direct = parsePhoneNumberFromString(tollFree ? plain.slice(1) : plain, country)
  if (isPlausible(direct)) return direct
  // Links as often have a plus before an Indian number without its country code.
  const unplussed =
    country === "IN" && /^\+[6-9]\d{9}$/.test(plain) ? parsePhoneNumberFromString(plain.slice(1), country) : undefined
  if (isPlausible(unplussed)) return unplussed
  if (possible(direct) && /^[+0]/.test(plain)) return direct
  const international = plain.startsWith("+") ? undefined : parsePhoneNumberFromString(`+${plain}`)
  return isPlausible(international) && plain.length >= 11 ? international : undefined
}

/** A number as E.164, read in `country` when it has no country code; undefined when invalid. */
export const phoneNumberOf = (text: string, country: CountryCode | undefined): string | undefined =>
  parse(text, country)?.number

const whatsAppNumber = (href: string): string | undefined =>
  /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:.*&)?phone=|whatsapp:\/\/send\/?\?(?:.*&)?phone=)(?:%2B|\+)?([\d\s-]{8,18})/i.exec(
    href,
  )?.[1]

const ofLinks = (page: Page): ReadonlyArray<{ readonly text: string; readonly whatsApp: boolean }> =>
  page
    .$<Element, string>(opening)
    .toArray()
    .flatMap((element): ReadonlyArray<{ readonly text: string; readonly whatsApp: boolean }> => {
      const href = targetOf(element)
      if (/^(tel|callto|sms):/i.test(href)) {
        const label = textUpTo(element.parent, 200)
        const linkText = textUpTo(element, 200)
        const before = label.slice(0, Math.max(0, label.indexOf(linkText)))
        return /\bfax\b[^\d]*$/i.test(before) || maker.test(linkText)
          ? []
          : [{ text: href.replace(/^\w+:\/*/, ""), whatsApp: false }]
      }
      const number = whatsAppNumber(href)
      return number === undefined ? [] : [{ text: number, whatsApp: true }]
    })

const separated = (line: string) =>
  plainDigits(line)
    .replace(/[／]/g, "/")
    .replace(/(\+\d{1,3})\.(?=\d)/g, "$1 ")
    .replace(/\s+(?:\/|\||&|or|and)\s+|\s*\/\s*(?=[\d+])|,\s*(?=[(+]?\d)/gi, " ; ")

/** Indian numbers that share the area code of the first: "011-23873590, 42316081". */
const sharedAreaCode = /(?<![\d+])(0\d{2,4})([-\s]\s?)(\d{6,8})((?: ; \d{6,8}(?!\d))+)/g
const fullLength = 11

const withAreaCodes = (line: string): string =>
  line.replace(sharedAreaCode, (whole: string, area: string, gap: string, first: string, rest: string) =>
    area.length + first.length === fullLength
      ? `${area}${gap}${first}${rest.replace(/ ; (\d+)/g, (one, local: string) => (local.length === first.length ? ` ; ${area}-${local}` : one))}`
      : whole,
  )

const datesAndPrices = (line: string) =>
  line
    .replace(/[₹£$€]\s?[\d,.]+/g, " ; ")
    .replace(/\b\d{1,2}[:.]\d{2}\s?(?:[ap]\.?m\.?)?/gi, " ; ")
    .replace(/\b(?:19|20)\d{2}\s?[-–/.]\s?(?:(?:19|20)?\d{2})(?:[-/.]\d{1,2})?(?!\d)/g, " ; ")
    .replace(/\b\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2}\b/g, " ; ")
    .replace(/\b\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]\b/g, " ; ")

const labelledNumber =
  /(?:\b(?:tel|telephone|phone|ph|call(?: us)?(?: on| at)?|mob|mobile|cell|whatsapp|contact(?: no)?)\b[\s.:–-]{1,6}|^\W{0,4})((?:\+|\(?0)\d[\d\s().-]{7,16}\d)(?![\d\p{L}])/iu

const labelledPhone = (line: string, previous: string, country: CountryCode | undefined): ReadonlyArray<string> => {
  const written = labelledNumber.exec(line)?.[1]
  const phone =
    written === undefined ||
    notAPhone.test(`${previous.length < 20 ? previous : ""} ${line.slice(0, line.indexOf(written))}`)
      ? undefined
      : parsePhoneNumberFromString(written, country)
  return possible(phone) ? [phone.number] : []
}

/** Numbers in visible text, as E.164, that are valid in the country or have a country code. */
const phonesInText = (lines: ReadonlyArray<string>, country: CountryCode | undefined): ReadonlyArray<string> =>
  lines.flatMap((line, index) => {
    const previous = lines[index - 1] ?? ""
    let lead = previous.length < 20 ? previous : ""
    return datesAndPrices(withAreaCodes(separated(line)))
      .split(" ; ")
      .flatMap((text) => {
        const label = lead
        lead = text
        return findPhoneNumbersInText(text, country).flatMap(({ number, startsAt, endsAt }) => {
          const before = `${label} ${text.slice(0, startsAt)}`
          const written = text.slice(startsAt, endsAt)
          const glued =
            /(?:[\p{L}\d@#_=]|\+(?:1|\d{3})[\s().-]{0,4})$/u.test(text.slice(0, startsAt)) ||
            /^[\p{L}\d@_%]/u.test(text.slice(endsAt))
          return glued || !isPlausible(number) || notAPhone.test(before) || maker.test(before) || written.length < 8
            ? []
            : [number.number]
        })
      })
  })

const international = /(?:\+|\b00)\d[\d\s().-]{8,17}\d/

/** Countries of the page's international numbers, commonest first. */
export const countriesOfPhones = (page: Page, entity: Entity | undefined): ReadonlyArray<CountryCode> => {
  const texts = [
    ...(entity === undefined ? [] : textsOf(entity, "telephone")),
    ...ofLinks(page).map(({ text, whatsApp }) => (whatsApp && text.replace(/\D/g, "").length > 10 ? `+${text}` : text)),
    ...page.lines.flatMap(({ text }) => international.exec(text)?.[0] ?? []),
  ]
  const counts = new Map<CountryCode, number>()
  for (const text of texts) {
    const plain = text.replace(/[^\d+]/g, "").replace(/^00/, "+")
    const phone = plain.startsWith("+") ? parsePhoneNumberFromString(plain) : undefined
    const isConclusive =
      phone !== undefined &&
      phone.isPossible() &&
      !isSampleNumber(phone.nationalNumber) &&
      isSomebodys(phone.number, page) &&
      phone.getType() !== "TOLL_FREE"
    const country = isConclusive ? phone.country : undefined
    if (country !== undefined) counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([country]) => country)
}

const americanForm = /(?<![\d+])(?:\([2-9]\d{2}\)\s?|[2-5]\d{2}[.-])[2-9]\d{2}[.-]\d{4}(?!\d)/

/** Whether the page writes numbers in the North American way ("(773) 616-2847"); Indian mobile numbers start higher. */
export const writesAmericanNumbers = (page: Page): boolean =>
  page.lines.some(({ text }) => {
    const written = americanForm.exec(text)?.[0]
    return written !== undefined && isPlausible(parsePhoneNumberFromString(written, "US"))
  })

/** Texts on the page that may be national numbers, to be tried against countries. */
export const nationalNumbers = (page: Page): ReadonlyArray<string> =>
  [
    ...new Set([
      ...ofLinks(page)
        .map(({ text }) => text.replace(/[^\d+]/g, ""))
        .filter((number) => number.length < 12),
      ...page.lines.flatMap(({ text }) =>
        [...datesAndPrices(separated(text)).matchAll(/(?<![\d+])\(?0?\d[\d\s().-]{7,14}\d(?!\d)/g)].map(([found]) =>
          found.replace(/\D/g, ""),
        ),
      ),
    ]),
  ].filter((number) => /^\d{8,12}$/.test(number))

/**
 * Whether a national number is written as usual: a British one with a leading 0, an Indian one without it if mobile.
 */
const usualIn = (number: string, country: CountryCode): boolean =>
  country === "GB" ? number.startsWith("0") : country !== "IN" || /^(?:0(?!7\d{9}$)|[6-9]|18)/.test(number)

/** How many of the numbers are valid in a country and written as usual there. */
export const validIn = (numbers: ReadonlyArray<string>, country: CountryCode): number =>
  numbers.filter((number) => usualIn(number, country) && isPlausible(parsePhoneNumberFromString(number, country)))
    .length

/** The phones as E.164 that structured data states of a business or place. */
export const statedPhones = (entity: Entity, country: CountryCode | undefined): ReadonlyArray<Extracted<string>> =>
  [...textsOf(entity, "telephone"), ...thingsOf(entity, "contactPoint").flatMap((point) => textsOf(point, "telephone"))]
    .flatMap((text) => text.split(/[,/;|]| or | and /))
    .flatMap((text) => {
      const phone = parse(text.replace(/^tel:/i, ""), country)
      return phone === undefined ? [] : [fact<string>(phone.number, entity.source, 0.95)]
    })

/** The business's phones as E.164: from structured data, then tel: and WhatsApp links, then visible text. */
export const findPhones = (
  page: Page,
  entity: Entity | undefined,
  country: CountryCode | undefined,
): ReadonlyArray<Extracted<string>> => {
  const known = entity === undefined ? [] : statedPhones(entity, country)
  const linked = ofLinks(page).flatMap(({ text, whatsApp }) => {
    const phone = parse(text, country)
    return phone === undefined ? [] : [fact<string>(phone.number, "link", whatsApp ? 0.8 : 0.9)]
  })
  const meta = ["business:contact_data:phone_number", "og:phone_number"].flatMap((name) => {
    const phone = parse(page.meta(name), country)
    return phone === undefined ? [] : [fact<string>(phone.number, "meta", 0.85)]
  })
  const lines = [...page.lines.map(({ text }) => text), page.meta("description"), page.title]
  const written = phonesInText(lines, country).map((number) => fact<string>(number, "text", 0.7))
  const labelled = page.lines.flatMap(({ text }, i) =>
    labelledPhone(datesAndPrices(separated(text)), page.lines[i - 1]?.text ?? "", country),
  )
  const all = [...known, ...linked, ...meta, ...written, ...labelled.map((number) => fact<string>(number, "text", 0.5))]
  return all.filter(({ value }) => isSomebodys(value, page))
}
