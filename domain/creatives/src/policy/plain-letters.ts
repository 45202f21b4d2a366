const letterOf: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "€": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "£": "l",
  "*": "",
}

/** A word in which symbols or digits stand among the letters; blanks and dots may stand between single letters. */
const disguised =
  /(?<![\p{L}\p{N}@$€£])(?=[^\s]*[a-z])(?:[a-z]+[@€$£!*01345]+[a-z][a-z@€$£!*013457]*|[$€][a-z]{2,}|(?:[a-z][.·_*-]){2,}[a-z])(?![\p{L}\p{N}@])/giu

/** A word that hides its letters. */
export interface DisguisedWord {
  readonly start: number
  readonly end: number
  /** The word as it is read. */
  readonly plain: string
}

const isAbbreviation = (word: string): boolean => /^(?:\p{Lu}\.){2,}\p{Lu}?$/u.test(word)

/** The words of a text that hide their letters behind symbols, digits or dots ("v4pe", "$ale", "f.r.e.e"). */
export const disguisedWords = (text: string): ReadonlyArray<DisguisedWord> =>
  [...text.matchAll(disguised)].flatMap(({ index, 0: word }) =>
    isAbbreviation(word) || /\.(?:com|co|in|uk|org|net)\b/iu.test(word)
      ? []
      : [
          {
            start: index,
            end: index + word.length,
            plain: [...word].map((letter) => letterOf[letter] ?? letter.replaceAll(/[.·_-]/gu, "")).join(""),
          },
        ],
  )
