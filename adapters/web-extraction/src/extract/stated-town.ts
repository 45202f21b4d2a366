import { categoriesNamed } from "@adapters/places/kinds"
import type { Extracted } from "@domain/businesses"
import type { CountryCode } from "libphonenumber-js/max"
import { withoutTownLists } from "./city-in-text.ts"
import { fact } from "./fact.ts"
import type { Page } from "./page.ts"
import { type PlaceNames, townNamed } from "./place-names.ts"

const name = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`
/** A place and what it is a part of ("Kothrud, Pune", "Leeds, West Yorkshire"). */
const place = String.raw`(${name})(?:, (${name}))?`
const settlement =
  "(?:the )?(?:(?:beautiful|historic|busy|vibrant|small|old|market|seaside|coastal|temple|hill) )*(?:(?:city|town|village|heart|centre|center|suburb) of )"

/** Sentences that say where a business is. */
const basedIn = [
  String.raw`\b(?:[Bb]ased|[Ll]ocated|[Ss]ituated|[Hh]eadquartered|[Ee]stablished|[Ff]ounded|[Ss]et up) (?:out of|in) ${settlement}?${place}`,
  String.raw`\b[Bb]ased ${place}`,
  String.raw`\b(?:[Ii]n|[Aa]t|[Oo]f) ${settlement}${place}`,
  String.raw`(?:©|[Cc]opyright)[^|]{4,60}, (${name})(?=\.|$| [|–-])`,
  String.raw`\b(?:on|at) (?:\p{Lu}[\p{L}'’-]+ )+(?:Road|Street|Lane|Avenue|Marg|Square|Parade) in ${place}`,
  String.raw`^(${name}) (?:[Oo]ffice|[Bb]ranch|[Ss]howroom|[Ss]tudio|[Cc]linic|[Ss]tore|[Hh]ead [Oo]ffice)$`,
].map((source) => new RegExp(source, "gu"))
const basedThere = new RegExp(String.raw`(${name})[- ]based\b`, "gu")

const tradeIn = new RegExp(String.raw`(.{3,60}?) (?:in|at) (?:and around )?${place}`, "gu")
const trustedOf = new RegExp(
  String.raw`\b(?:first|oldest|finest|best|leading|renowned|famous|trusted|favourite|premier|popular)\b(.{3,60}?) (?:of|in) ${place}`,
  "gu",
)
/** Another town in the same breath ("in Guildford & Woking"). */
const alsoIn = new RegExp(String.raw`^(?:,? (?:&|and|or)) (${name})`, "u")
const premises =
  /\b(?:shop|store|studio|showroom|office|practice|workshop|room|rooms|premises|surgery|factory|unit|branch|home|branches)$/i
/** What is said of education, former work and customers, whose towns are not the business's. */
const ofOthers =
  /\b(?:universit|college|degree|bsc|msc|phd|graduat|train(?:ed|ing)|qualif|diploma|studied|institute|exhibit|featured|previously|formerly|worked|work(?:ing)? (?:with|at|for)|clients?|customers?|award|born|moved|deliver|shipp?ing)/i

const longestText = 400
const wordsBefore = 4

type Mention = { readonly town: string; readonly written: string }

type Reading = { readonly country: CountryCode | undefined; readonly places: PlaceNames }

const townNamedBy = (written: string, { country, places }: Reading): Mention | undefined => {
  const known = townNamed(places, written, country)
  return known === undefined ? undefined : { town: known.name, written }
}

const counts = [3, 2, 1]

/** The town that a name begins with, since what follows may be a word of the sentence. */
const townBeginning = (text: string, reading: Reading): Mention | undefined => {
  const words = text.replace(/['’]s$/, "").split(" ")
  return counts.flatMap((count) => townNamedBy(words.slice(0, count).join(" "), reading) ?? [])[0]
}

const townEnding = (text: string, reading: Reading): Mention | undefined => {
  const words = text.split(" ")
  return counts.flatMap((count) => townNamedBy(words.slice(-count).join(" "), reading) ?? [])[0]
}

const namesTrade = (text: string): boolean =>
  premises.test(text) || categoriesNamed(text.split(" ").slice(-wordsBefore).join(" ")).size > 0

const mentionsIn = (text: string, reading: Reading): ReadonlyArray<Mention> => {
  const placesOf = (matches: ReadonlyArray<RegExpMatchArray>, at: number) =>
    matches.flatMap(
      (match) => townBeginning(match[at] ?? "", reading) ?? townBeginning(match[at + 1] ?? "", reading) ?? [],
    )
  const based = [
    ...basedIn.flatMap((pattern) => placesOf([...text.matchAll(pattern)], 1)),
    ...[...text.matchAll(basedThere)].flatMap(([, written = ""]) => townEnding(written, reading) ?? []),
  ]
  if (ofOthers.test(text)) return based
  const traded = [...text.matchAll(tradeIn), ...text.matchAll(trustedOf)].filter(([, before = ""]) =>
    namesTrade(before),
  )
  const joined = traded.flatMap((match) => {
    const next = alsoIn.exec(text.slice(match.index + match[0].length))?.[1]
    return next === undefined ? [] : (townBeginning(next, reading) ?? [])
  })
  return [...based, ...placesOf(traded, 2), ...joined]
}

/** The town that ends a title behind a comma ("Fell View, Keswick"). */
const titleEnding = (title: string, reading: Reading): ReadonlyArray<Mention> => {
  const town = townNamedBy(/, ([^,|–]+)$/u.exec(title)?.[1] ?? "", reading)
  return town === undefined ? [] : [town]
}

/**
 * The listed town where sentences say that the business is or works: "based in Leeds", "a shop in Leeds"; undefined
 * when the sentences name several towns.
 */
export const townStated = (
  page: Page,
  country: CountryCode | undefined,
  places: PlaceNames,
): Extracted<string> | undefined => {
  const reading = { country, places }
  const isTown = (part: string) => townNamed(places, part, country) !== undefined
  const texts = [page.title, page.meta("description"), ...page.lines.map(({ text }) => text)]
  const found = [
    ...titleEnding(page.title, reading),
    ...texts
      .filter((text) => text.length <= longestText)
      .flatMap((text) => mentionsIn(withoutTownLists(text, isTown), reading)),
  ]
  const towns = new Set(found.map((mention) => mention.town))
  const [first] = found
  return first === undefined || towns.size !== 1 ? undefined : fact(first.written, "text", 0.45)
}
