/** A name as it is compared: lower case, without accents and punctuation, single spaces; other scripts keep their signs. */
export const normalise = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[.'’׳]/g, "")
    .replace(/(?<=\p{Script=Hebrew})["״](?=\p{Script=Hebrew})/gu, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim()
    .normalize("NFC")

/** A stable identifier part made from a name. */
export const slug = (text: string): string => normalise(text).replaceAll(" ", "-")
