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
 * A name as it is compared: lower case, without accents and punctuation, single spaces; other scripts keep their signs. Nearly all
 * of the hundreds of thousands of names that are indexed at a start are plain letters, which need none of Unicode's rules.
 */
export const normalise = (text: string): string => (plain.test(text) ? ofPlain(text) : ofAny(text))

/** A stable identifier part made from a name. */
export const slug = (text: string): string => normalise(text).replaceAll(" ", "-")
