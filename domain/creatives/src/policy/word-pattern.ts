/** What one topic looks for: words that speak of it, and phrases with the same words that do not. */
export interface TopicWords {
  readonly words: ReadonlyArray<RegExp>
  readonly innocent: ReadonlyArray<RegExp>
}

/** The words with "blank" for each blank, which may be left out where a question mark follows it. */
const withBlanks = (words: string, blank: string): string =>
  words.replaceAll(" ?", `${blank}*`).replaceAll(" ", `${blank}+`)

/** Whole words of a language with Latin letters; a blank stands for any run of blanks and hyphens. */
export const latin = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${withBlanks(words, "[\\s-]")})(?![\\p{L}\\p{N}])`, "giu")

/** Whole words of a language with Latin letters, whose parts may also stand together ("first copy", "firstcopy"). */
export const looseLatin = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.replaceAll(/ \??/gu, "[\\s-]*")})(?![\\p{L}\\p{N}])`, "giu")

/** Whole Hebrew words, with the letters that are written before a word. */
export const hebrew = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])[והבלמשכ]{0,3}(?:${withBlanks(words, "[\\s־-]")})(?![\\p{L}\\p{N}])`, "giu")

/** The places of a text that speak of a topic, as beginning and end. */
export const placesOf = (text: string, { words, innocent }: TopicWords): ReadonlyArray<readonly [number, number]> => {
  const blanked = innocent.reduce((rest, phrase) => rest.replaceAll(phrase, (found) => "·".repeat(found.length)), text)
  return words.flatMap((pattern) =>
    [...blanked.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length] as const),
  )
}
