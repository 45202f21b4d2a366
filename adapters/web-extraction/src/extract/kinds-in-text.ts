import { categoryWords } from "./category-words.ts"

const latin = /^[\p{Script=Latin}\p{N}\s&'’.-]+$/u
const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 ")
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+|\n/gu) ?? []
const phraseLengths = [4, 3, 2, 1]
const singular = (phrase: string) => phrase.replace(/(?<=\p{L}{4})s$/u, "")

const entries = Object.entries(categoryWords).flatMap(([slug, words]) =>
  words.split(",").map((word) => ({ slug, word })),
)
/** Phrases in Latin letters, separated by spaces, and their category. */
export const latinPhrases: ReadonlyMap<string, string> = new Map(
  entries
    .filter(({ word }) => latin.test(word))
    .map(({ slug, word }): [string, string] => [wordsOf(word).join(" "), slug]),
)
const otherPhrases = entries.filter(({ word }) => !latin.test(word)).sort((a, b) => b.word.length - a.word.length)

const slugOf = (phrase: string) => latinPhrases.get(phrase) ?? latinPhrases.get(singular(phrase))

type Scan = { readonly counts: ReadonlyMap<string, number>; readonly rest: ReadonlyArray<string> }

const scan = (text: string): Scan => {
  const counts = new Map<string, number>()
  const count = (slug: string, times: number) => counts.set(slug, (counts.get(slug) ?? 0) + times)
  let remaining = text
  for (const { slug, word } of otherPhrases) {
    if (!remaining.includes(word)) continue
    const parts = remaining.split(word)
    count(slug, parts.length - 1)
    remaining = parts.join(" ")
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

/** How often each category is named in a text; a word inside a longer phrase counts only for the phrase. */
export const categoriesNamed = (text: string): ReadonlyMap<string, number> => scan(text).counts

const fillers = new Set(
  "and the a in of our service services shop store company agency family local emergency professional quality mobile home expert".split(
    " ",
  ),
)

/** Whether a text consists only of kinds of business ("Dog Grooming", "Hotel & Restaurant"). */
export const isOnlyKinds = (text: string): boolean =>
  scan(text).rest.every((word) => fillers.has(word) || !/\p{L}/u.test(word))
