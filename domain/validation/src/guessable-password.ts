import type { FieldFailure } from "./field-failure.ts"

/** What is tried first against a password: common ones as `commonPasswords` makes them, and names as they are written. */
export interface FirstGuesses {
  readonly common: ReadonlySet<string>
  readonly names: ReadonlyArray<string>
}

/** Fewest letters of a name, or characters of a common password, that count as a guess. */
const shortestGuess = 4

/** Characters that replace a letter; letters that look alike are one. */
const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  l: "i",
  "!": "i",
  "|": "i",
  "3": "e",
  "€": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "+": "t",
  "8": "b",
  "9": "g",
}

const special = /[^\p{L}\p{N}]/gu

/** Lower case without accents. */
const plain = (text: string): string => {
  const lower = text.toLowerCase()
  return /^[ -~]*$/u.test(lower) ? lower : lower.normalize("NFKD").replaceAll(/\p{M}/gu, "")
}

/** A plain text with lookalikes undone; a special that stands for no letter falls out. */
const folded = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N}]|[01345789l]/gu, (each) => lookalikes[each] ?? "")

/** The ways to read a plain text: its specials as lookalikes, or as mere separators. */
const readings = (text: string): ReadonlyArray<string> => [folded(text), folded(text.replaceAll(special, ""))]

/**
 * The fewest different characters of a password, and the fewest characters that neither repeat the character before nor
 * follow it as in abc or 321.
 */
const leastVariety = 5

/**
 * Whether a password varies its characters enough: repetitions such as aaaa and rows such as 1234 count as one
 * character, and a capital as its small letter. Ours.
 */
export const isVaried = (password: string): boolean => {
  const codes = Array.from(plain(password), (character) => character.codePointAt(0) ?? 0)
  const fresh = codes.filter((code, index) => {
    const before = codes[index - 1]
    return before === undefined || Math.abs(code - before) > 1
  })
  return fresh.length >= leastVariety && new Set(codes).size >= leastVariety
}

/** Common passwords as `guessFailure` looks them up: each as it is, and without the digits and specials at its ends. */
export const commonPasswords = (listed: Iterable<string>): ReadonlySet<string> => {
  const common = new Set<string>()
  for (const each of listed) {
    const typed = plain(each)
    for (const form of [typed, typed.replace(/^\P{L}+/u, "").replace(/\P{L}+$/u, "")]) {
      const word = folded(form)
      if (word.length >= shortestGuess) common.add(word)
    }
  }
  return common
}

const isLetter = (character: string | undefined): boolean => character !== undefined && /\p{L}/u.test(character)

/** The words that a plain text may be made of when digits and specials in and around it are decoration: at least a third of it. */
const undecorated = (text: string): ReadonlyArray<string> => {
  const characters = Array.from(text)
  const firstLetter = characters.findIndex(isLetter)
  const words: Array<string> = []
  for (let start = 0; start <= firstLetter; start += 1) {
    for (let end = characters.length; end > start && !isLetter(characters[end]); end -= 1) {
      words.push(...readings(characters.slice(start, end).join("")))
    }
  }
  return words.filter((word) => 3 * word.length >= characters.length)
}

/** A name and its words, folded, as far as they are long enough to be a guess. */
const wordsOf = (name: string): ReadonlyArray<string> =>
  [name, ...name.split(/[^\p{L}\p{M}\p{N}]+/u)]
    .map((each) => plain(each).replaceAll(special, ""))
    .filter((word) => word.replaceAll(/\P{L}/gu, "").length >= shortestGuess)
    .map(folded)

/**
 * Why a password would be among the first guesses: it is a common one, whatever its case, lookalikes and the digits and specials
 * around it, it contains a name, or it repeats few characters. Ours; the specification knows strength alone.
 */
export const guessFailure = (password: string, { common, names }: FirstGuesses): FieldFailure | undefined => {
  const typed = plain(password)
  if (undecorated(typed).some((word) => common.has(word))) return { key: "validation.passwordTooCommon" }
  const whole = readings(typed)
  const isNamed = names.flatMap(wordsOf).some((name) => whole.some((reading) => reading.includes(name)))
  if (isNamed) return { key: "validation.passwordHasName" }
  return isVaried(password) ? undefined : { key: "validation.passwordRepeats" }
}
