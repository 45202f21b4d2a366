import { isKeyboardWalk } from "./keyboard-walk.ts"

/** Letters that are spoken as one, in names of many languages; each counts as one consonant. */
const digraphs =
  /tzsch|tsch|sch|tch|shch|chh|cz|sz|rz|dz|ch|ck|sh|th|dh|ph|bh|gh|kh|jh|zh|tz|ts|ss|ll|nn|tt|rr|ng|kn|wr/g

/** Pairs of letters that names of no language hold, as far as we know. */
const rarePairs =
  /q[xzjvgkpfc]|[xjvgkpfcw]q|[jzvkbdhm]x|x[jvq]|vj(?!o)|jv|fv|vf|pv|zf|fj(?!e|o)|wv|vw(?!a)|kz(?=[^aeiou])/g

const consonants = /^[bcdfghjklmnpqrstvwxz]+$/

/** A name's word without accents, as it is typed on a plain keyboard; vowel signs of other scripts stay. */
const plain = (word: string): string =>
  word
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()

/** The longest run of spoken consonants of a Latin word; r and l between others carry a syllable, as in "Brkljačić". */
const longestRun = (word: string): number => {
  const spoken = word.replace(digraphs, "t").replace(/(?<=[b-df-hj-np-tvxz])[rl](?=[b-df-hj-np-tvxz])/g, "a")
  return Math.max(0, ...(spoken.match(/[b-df-hj-np-tvxz]+/g) ?? []).map(({ length }) => length))
}

/** Whether one word is nothing that a person is called: letters at random, walks over keys, or one piece again and again. */
const isNonsense = (typed: string): boolean => {
  const word = plain(typed)
  const { length } = [...word]
  if (length < 3) return false
  if (/^(.)\1{2,}$/u.test(word) || /(\p{L})\1{3,}/u.test(word)) return true
  // Three syllables alike may be a name, as "Kokoko".
  if (/^(.{3,4})\1{2,}$|^(..)\2{3,}$|^([b-df-hj-np-tvxz]{2})\3{2,}$/u.test(word) || isKeyboardWalk(word)) return true
  if (!/^[a-z]+$/.test(word)) return false
  // Initials are written in capitals, as in "KVSRK Prasad".
  const isInitials = typed === typed.toUpperCase() && length <= 7
  return (
    longestRun(word) >= 6 ||
    (length >= 5 && !isInitials && consonants.test(word)) ||
    (word.match(rarePairs) ?? []).length >= 2
  )
}

/** The words of a name; what is no letter parts them, except an apostrophe. */
export const wordsOfName = (name: string): ReadonlyArray<string> =>
  name.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word !== "")

/** The word of a name that is gibberish; undefined where the name may be real, or is no name but an address or number. */
export const gibberishIn = (name: string): string | undefined =>
  name.includes("@") ? undefined : wordsOfName(name).find(isNonsense)
