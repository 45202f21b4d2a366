import { commonWords } from "./common-words-en.ts"

const isCommon = (word: string): boolean => commonWords.has(word.toLowerCase())

/** The text with a small first letter if it begins with a common word. */
export const lowerFirst = (text: string): string =>
  isCommon(text.replace(/[ ,].*$/su, "")) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** The text with a capital first letter. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Writes English in sentence case: "Teeth Whitening" as "Teeth whitening". Names and abbreviations stay as they are. */
export const sentenceCase = (text: string): string =>
  text
    .split(" ")
    .map((word, index) => (isCommon(word) ? (index === 0 ? upperFirst(word.toLowerCase()) : word.toLowerCase()) : word))
    .join(" ")
