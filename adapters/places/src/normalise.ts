const plain = /^[ -~]*$/

const ofPlain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.']/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()

const ofAny = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[.'’׳]/g, "")
    .replace(/(?<=\p{Script=Hebrew})["״](?=\p{Script=Hebrew})/gu, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim()
    .normalize("NFC")

/**
 * Normalises a name for comparison: lower case, single spaces, without accents and punctuation; other scripts keep
 * their marks. Plain letters take a fast path, since most of the indexed names have nothing else.
 */
export const normalise = (text: string): string => (plain.test(text) ? ofPlain(text) : ofAny(text))

/** A stable identifier part made from a name. */
export const slug = (text: string): string => normalise(text).replaceAll(" ", "-")
