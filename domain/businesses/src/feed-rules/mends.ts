import { textLength } from "@domain/kernel"
import type { FeedItem, FeedItemField } from "../feed-item.ts"
import { availabilities, itemConditions, itemLimits, knownWord } from "../feed-issues.ts"
import type { FeedMend } from "./feed-rule.ts"
import { availabilityWords, conditionWords, type KnownWords } from "./known-words.ts"

type Changed = Readonly<Partial<Record<FeedItemField, string>>>
const none: Changed = {}

const knownAs = (value: string, own: ReadonlyArray<string>, words: KnownWords): string | undefined => {
  const word = knownWord(value)
  if (own.includes(word)) return undefined
  const bare = word.replace(/^https?:\/\/schema\.org\//, "").replaceAll("_", " ")
  return Object.entries(words).find(([, names]) => names.includes(bare))?.[0]
}

const inWords =
  (field: "availability" | "condition", own: ReadonlyArray<string>, words: KnownWords) =>
  (item: FeedItem): Changed => {
    const known = knownAs(item[field] ?? "", own, words)
    return known === undefined ? none : { [field]: known }
  }

/** A text of at most so many characters that ends with a whole word, where it has a word that short. */
export const cutAtWord = (text: string, most: number): string => {
  if (textLength(text) <= most) return text
  const cut = [...text].slice(0, most)
  const isInWord = !/\s/.test([...text][most] ?? " ")
  const end = isInWord ? cut.findLastIndex((character) => /\s/.test(character)) : most
  return (end <= 0 ? cut : cut.slice(0, end)).join("").replace(/[\s,;:\-–—|/]+$/, "")
}

const longTitle = ({ title = "" }: FeedItem): Changed => {
  const short = cutAtWord(title, itemLimits.title ?? 0)
  return short === title || short === "" ? none : { title: short }
}

/** An address whose path has only characters that networks take; its host stays as it is. */
const encodedLink = (link: string): string => {
  const [, host, path] = /^(https?:\/\/[^/?#\s]+)(.*)$/isu.exec(link) ?? []
  if (host === undefined || path === undefined || /\p{Surrogate}/u.test(path)) return link
  return host + path.replaceAll(/[^!-~]/gu, (character) => encodeURIComponent(character))
}

const links = (item: FeedItem): Changed =>
  Object.fromEntries(
    (["link", "image_link"] as const).flatMap((field) => {
      const link = item[field]
      const encoded = link === undefined ? link : encodedLink(link)
      return encoded === undefined || encoded === link ? [] : [[field, encoded] as const]
    }),
  )

/** Fewer letters are more often a name than shouting. */
const fewestCapitals = 8

const capitals = ({ title = "", brand = "" }: FeedItem): Changed => {
  const lower = title.toLowerCase()
  const letters = title.match(/\p{Lu}/gu)?.length ?? 0
  if (title !== title.toUpperCase() || letters < fewestCapitals || !/\s/.test(title)) return none
  const start = /\p{Ll}/u.exec(lower)?.index ?? 0
  const sentence = lower.slice(0, start) + lower.charAt(start).toUpperCase() + lower.slice(start + 1)
  const place = brand === "" ? -1 : sentence.toLowerCase().indexOf(brand.toLowerCase())
  const isLong = sentence.toLowerCase().length !== sentence.length
  if (place < 0 || isLong) return { title: sentence }
  const branded = sentence.slice(0, place) + brand + sentence.slice(place + brand.length)
  return branded === title ? none : { title: branded }
}

const noIdentifier = ({ gtin, mpn, identifier_exists: exists }: FeedItem): Changed =>
  gtin === undefined && mpn === undefined && exists === undefined ? { identifier_exists: "no" } : none

/** The fields of a product that each mend changes; none where nothing is wrong. */
export const mendsOf: Readonly<Record<FeedMend, (item: FeedItem) => Changed>> = {
  availability: inWords("availability", availabilities, availabilityWords),
  condition: inWords("condition", itemConditions, conditionWords),
  longTitle,
  links,
  capitals,
  noIdentifier,
}
