import { categoryPhrases } from "./category-phrases.ts"
import { categoryWords } from "./category-words.ts"
import { nameWords } from "./name-words.ts"

const latin = /^[\p{Script=Latin}\p{N}\s&'’.-]+$/u
const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 ")
    .toLowerCase()
    .replaceAll("&", " and ")
    .match(/[\p{L}\p{N}\p{M}]+|\n/gu) ?? []
const phraseLengths = [5, 4, 3, 2, 1]
const singular = (phrase: string) => phrase.replace(/(?<=\p{L}{3})s$/u, "")

/** A word for people who do something, which also names one of them ("exporters", "an exporter"). */
const workers = /(?:er|or|ist)s$/

type Words = Readonly<Record<string, string>>
type Vocabulary = {
  readonly phrases: ReadonlyMap<string, string>
  readonly parts: ReadonlyArray<{ readonly slug: string; readonly word: string }>
}

const vocabularyOf = (...lists: ReadonlyArray<Words>): Vocabulary => {
  const entries = lists.flatMap((list) =>
    Object.entries(list).flatMap(([slug, words]) => words.split(",").map((word) => ({ slug, word }))),
  )
  const latinEntries = entries
    .filter(({ word }) => latin.test(word))
    .toReversed()
    .map(({ slug, word }) => ({ slug, phrase: wordsOf(word).join(" ") }))
  return {
    phrases: new Map([
      ...latinEntries
        .filter(({ phrase }) => workers.test(phrase))
        .map(({ phrase, slug }) => [singular(phrase), slug] as const),
      ...latinEntries.map(({ phrase, slug }) => [phrase, slug] as const),
    ]),
    parts: entries.filter(({ word }) => !latin.test(word)).sort((a, b) => b.word.length - a.word.length),
  }
}

/** Makes a vocabulary when it is first asked for: a start does not wait for its thousands of words. */
const madeOnce = (...lists: ReadonlyArray<Words>): (() => Vocabulary) => {
  let made: Vocabulary | undefined
  return () => (made ??= vocabularyOf(...lists))
}

const ofProse = madeOnce(categoryWords, categoryPhrases)
const ofNames = madeOnce(categoryWords, categoryPhrases, nameWords)

/** Phrases in Latin letters, separated by spaces, and their category. */
export const latinPhrases = (): ReadonlyMap<string, string> => ofProse().phrases

type Scan = { readonly counts: ReadonlyMap<string, number>; readonly rest: ReadonlyArray<string> }

const scan = (text: string, { phrases, parts }: Vocabulary): Scan => {
  const slugOf = (phrase: string) => phrases.get(phrase) ?? phrases.get(singular(phrase))
  const counts = new Map<string, number>()
  const count = (slug: string, times: number) => counts.set(slug, (counts.get(slug) ?? 0) + times)
  let remaining = text
  for (const { slug, word } of parts) {
    if (!remaining.includes(word)) continue
    const pieces = remaining.split(word)
    count(slug, pieces.length - 1)
    remaining = pieces.join(" ")
  }
  const words = wordsOf(remaining)
  const rest: Array<string> = []
  for (let at = 0; at < words.length;) {
    const length = phraseLengths.find((n) => slugOf(words.slice(at, at + n).join(" ")) !== undefined)
    const slug = length === undefined ? undefined : slugOf(words.slice(at, at + length).join(" "))
    if (slug !== undefined) count(slug, 1)
    else rest.push(words[at] ?? "")
    at += length ?? 1
  }
  return { counts, rest }
}

/** How often each category is named in running text; a word inside a longer phrase counts only for the phrase. */
export const categoriesNamed = (text: string): ReadonlyMap<string, number> => scan(text, ofProse()).counts

/** How often each category is named in a name or title, where more words name a kind. */
export const categoriesInName = (text: string): ReadonlyMap<string, number> => scan(text, ofNames()).counts

const fillers = new Set(
  "and the a in of our service services shop store company agency family local emergency professional quality mobile home expert".split(
    " ",
  ),
)

/** Whether a text consists only of kinds of business ("Dog Grooming", "Hotel & Restaurant"). */
export const isOnlyKinds = (text: string): boolean =>
  scan(text, ofProse()).rest.every((word) => fillers.has(word) || !/\p{L}/u.test(word))
