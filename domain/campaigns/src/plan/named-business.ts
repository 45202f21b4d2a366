import type { CampaignPlan } from "./campaign-plan.ts"

type Business = Pick<CampaignPlan, "business" | "contact">

/** Whether a text that names its business fits its field once the name is another. */
export type Fits = (text: string) => boolean

/** Words in small letters with one space between, so that case, hyphens and apostrophes tell no two spellings apart. */
const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/['’‘`´׳״"]/gu, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()

const besideLetters = { before: "(?<![\\p{L}\\p{M}\\p{N}])", after: "(?![\\p{L}\\p{M}\\p{N}])" }

/** Whether a text has these words, also as one word, with a Hebrew prefix or with a possessive s. */
const says = (text: string, words: string): boolean => {
  const spellings = [folded(words), folded(words).replaceAll(" ", "")]
  const { before, after } = besideLetters
  return (
    spellings[0] !== "" &&
    new RegExp(`${before}[ושהבכלמ]{0,3}(?:${spellings.join("|")})s?${after}`, "u").test(folded(text))
  )
}

const nameOf = ({ business: { name = "" } }: Business): string => name.trim()

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, "")

/** Last digits of a phone, which are the same with and without its country's code. */
const ownDigits = 8

const hostOf = (address = ""): string => address.replace(/^https?:\/\/(?:www\.)?/iu, "").replace(/[/?#].*$/u, "")

/** Words by which people know a business from another: its name, its place, and where it is on the web. */
const wordsOf = ({ business: { name, location = {}, websiteUrl }, contact: { emailAddress } }: Business) => {
  const { addressLine, area, city, state, postalCode } = location
  return [name, addressLine, area, city, state, postalCode, hostOf(websiteUrl), emailAddress].flatMap((words = "") =>
    folded(words) === "" ? [] : [words],
  )
}

/** Tells whether a text names a business by something that the other business does not share. Ours. */
export const namesAlone = (business: Business, other: Business): ((text: string) => boolean) => {
  const shared = new Set(wordsOf(other).map(folded))
  const words = wordsOf(business).filter((own) => !shared.has(folded(own)))
  const [phone = "", others] = [business, other].map(({ contact }) => digitsOf(contact.phone ?? "").slice(-ownDigits))
  const hasOwnPhone = phone.length === ownDigits && phone !== others
  return (text) => words.some((own) => says(text, own)) || (hasOwnPhone && digitsOf(text).includes(phone))
}

/** A text with a name, where it is written just so, replaced by another: "rye bread" stays where the name is Rye. */
const renamed = (text: string, name: string, other: string): string => {
  const words = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&").replaceAll(/\s+/gu, "\\s+")
  return text.replaceAll(new RegExp(`${besideLetters.before}${words}${besideLetters.after}`, "gu"), () => other)
}

/**
 * A business's text as another's, with the other's name. A text that names the former business in another spelling, or by its
 * place, phone or address, and one that no longer fits is not told. Ours.
 */
export const retellingFor = (from: Business, to: Business): ((text: string, fits?: Fits) => string | undefined) => {
  const names = namesAlone(from, to)
  const name = nameOf(from)
  const other = nameOf(to)
  const isOther = name !== "" && other !== "" && names(name)
  const partsOf = (text: string) => (other !== "" && names(other) ? text.split(other) : [text])
  const toldAs = (text: string) =>
    partsOf(text)
      .map((part) => renamed(part, name, other))
      .join(other)
  return (text, fits = () => true) => {
    const told = isOther ? toldAs(text) : text
    return partsOf(told).some(names) || !fits(told) ? undefined : told
  }
}
