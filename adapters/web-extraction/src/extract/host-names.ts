import { compactName, type Page } from "./page.ts"

/** Words that an address adds to a name: a country, a form of company, what kind of site it is. */
const additions = /(?:uk|india|in|gb|ltd|limited|pvt|llp|online|official|website|site|web|hq|group)$/

const longestName = 7

/** The name as the page's address spells it, without white space and additions; pages of a shared host have their path too. */
export const hostLabels = (url: URL): ReadonlyArray<string> => {
  const labels = url.hostname.replace(/^www\./, "").split(".")
  const file = url.pathname.split("/").flatMap((part) => part.replace(/\.\w+$/, "").split("."))
  return [...labels, ...file].map(compactName).filter((label) => label.length > 3)
}

const wordsWithPlaces = (text: string) =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}'’.]+|&/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))

/** The words of a text that together are the page's address ("Aarna Interiors" at aarnainteriors.in), as written. */
export const namesLikeHost = (texts: ReadonlyArray<string>, url: URL): ReadonlyArray<string> => {
  const labels = new Set(hostLabels(url).flatMap((label) => [label, label.replace(additions, "")]))
  const spelled = (text: string) => [compactName(text), compactName(text.replaceAll("&", " and "))]
  return texts.flatMap((text) => {
    const words = wordsWithPlaces(text).slice(0, 40)
    return words.flatMap((first, i) =>
      words
        .slice(i + 1, i + longestName)
        .map((last) => text.slice(first.start, last.end))
        .filter((name) => spelled(name).some((compact) => compact.length > 5 && labels.has(compact)))
        .slice(0, 1),
    )
  })
}
