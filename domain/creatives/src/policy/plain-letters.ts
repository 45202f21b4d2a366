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

/** Letters of other scripts that look like Latin letters. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  α: "a",
  ο: "o",
  ρ: "p",
  ν: "v",
}

/** The text in plain letters: without marks and invisible signs, other scripts' look-alikes as Latin where Latin letters stand. */
export const inPlainLetters = (text: string): string => {
  const plain = text.normalize("NFKD").replaceAll(/[\p{M}\p{Cf}]/gu, "")
  return /[a-z]/iu.test(plain)
    ? plain.replaceAll(/[а-яіѕαορν]/giu, (letter) => lookAlikes[letter.toLowerCase()] ?? letter)
    : plain
}

/** A word in which symbols or digits stand among the letters. */
const disguised =
  /(?<![\p{L}\p{N}@$€£.])(?=[^\s]*[a-z])(?:[a-z]+[@€$£!*01345]+[a-z][a-z@€$£!*013457]*|[$€][a-z]{2,})(?![\p{L}\p{N}@.])/giu
/** Single letters with blanks, dots or the like between them. */
const spaced = /(?<![\p{L}\p{N}])(?:\p{L}[ .·_*-]){2,}\p{L}(?![\p{L}\p{N}])/gu

/** The words of a text as they are read, where symbols, digits, blanks or dots hide their letters ("v4pe", "$ale", "f.r.e.e"). */
export const hiddenWords = (text: string): ReadonlyArray<{ readonly shown: string; readonly read: string }> => [
  ...[...text.matchAll(disguised)].map(({ 0: shown }) => ({
    shown,
    read: [...shown].map((letter) => letterOf[letter] ?? letter).join(""),
  })),
  ...[...text.matchAll(spaced)].map(({ 0: shown }) => ({ shown, read: shown.replaceAll(/[ .·_*-]/gu, "") })),
]
