import type { Region } from "@domain/kernel"
import { phone } from "@domain/validation"
import { Result } from "effect"
import type { ListNetwork } from "./hashed-person.ts"

/** Characters that nobody sees and that copied text carries; joiners stay, since names of some scripts need them. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

const trimmed = (text: string): string => text.replace(unseen, "").trim()

/** Text without blanks around it, in composed characters and in lower case. */
const lowered = (text: string): string => trimmed(text).toLowerCase().normalize("NFC").trim()

/** Longest text of a cell that is looked at. */
const longest = 320

/** One address: nothing that stands around or between addresses, as in lists and links. */
const address = /^(?:"[^"\s]+(?: [^"\s]+)*"|[^\s"<>(),:;[\]]+)@[\p{L}\p{M}\p{N}.-]+\.[\p{L}\p{M}\p{N}-]+$/u

const gmail = /^([^@]*)@(gmail\.com|googlemail\.com)$/u

const emailForms: Readonly<Record<ListNetwork, (text: string) => string>> = {
  Meta: lowered,
  Google: (text) =>
    lowered(text)
      .replace(/\s/gu, "")
      .replace(gmail, (_, mailbox: string, domain: string) => {
        const [name = ""] = mailbox.split("+")
        return `${name.replaceAll(".", "")}@${domain}`
      }),
}

/** An e-mail address as the network compares it; undefined if it is none. Google takes dots and what follows a plus out of Gmail's. */
export const normalEmail = (network: ListNetwork, text: string): string | undefined => {
  if (text.length > longest) return undefined
  const email = emailForms[network](text)
  return address.test(email) ? email : undefined
}

/** A number with its country's code, in digits; Google has a plus before them. Numbers without a code are of the region. */
export const normalPhone = (network: ListNetwork, text: string, region: Region): string | undefined => {
  if (text.length > longest) return undefined
  const number = Result.getOrUndefined(phone(text, region))
  return number === undefined ? undefined : network === "Google" ? number.e164 : number.e164.slice(1)
}

/** Which name it is, where known; Google's titles stand before first names and its suffixes behind last names. */
export type NamePart = "first" | "last"

const titles = /^(?:mr|mrs|ms|dr)\.(?:\s|$)/u
const suffixes = /(?:,\s*|\s+)(?:jr\.|sr\.|2nd|3rd|ii|iii|iv|v|vi|cpa|dc|dds|vm|jd|md|phd),?\s*$/u

const withoutTitles = (name: string): string => {
  const shorter = name.replace(titles, "").trim()
  return shorter === name ? name : withoutTitles(shorter)
}

const withoutSuffixes = (name: string): string => {
  const shorter = name.replace(suffixes, "").trim()
  return shorter === name ? name : withoutSuffixes(shorter)
}

/** Blanks, and the punctuation of ASCII. */
const punctuation = /[\s!-/:-@[-`{-~]+/gu

const nameForms: Readonly<Record<ListNetwork, (text: string, part: NamePart | undefined) => string>> = {
  Meta: (text) => lowered(text).replace(punctuation, ""),
  Google: (text, part) => {
    const untitled = part === "last" ? lowered(text) : withoutTitles(lowered(text))
    // A blank before it lets a name that is nothing but a suffix be seen as one.
    return part === "first" ? untitled : withoutSuffixes(untitled.startsWith(",") ? ` ${untitled}` : untitled)
  },
}

/** A name as the network compares it: Meta without blanks and punctuation, Google without titles and suffixes; undefined if nothing stays. */
export const normalName = (network: ListNetwork, text: string, part?: NamePart): string | undefined => {
  if (text.length > longest) return undefined
  const name = nameForms[network](text, part)
  return /\p{L}/u.test(name) ? name : undefined
}

const britishCode = /^([a-z]{1,2}\d[a-z\d]?\d)[a-z]{2}$/u

const postcodeForms: Readonly<Record<ListNetwork, (text: string) => string>> = {
  Meta: (text) => {
    const [code = ""] = lowered(text).replace(/\s/gu, "").split("-")
    return code.replace(britishCode, "$1")
  },
  Google: trimmed,
}

/** Longest postal code that networks are told. */
const longestPostcode = 12

/** A postal code as the network compares it: Meta without blanks and extension, British ones as far as the sector; Google as written. */
export const normalPostcode = (network: ListNetwork, text: string): string | undefined => {
  if (text.length > longest) return undefined
  const code = postcodeForms[network](text)
  return code.length <= longestPostcode && /[\p{L}\d].*[\p{L}\d]/u.test(code) ? code : undefined
}
