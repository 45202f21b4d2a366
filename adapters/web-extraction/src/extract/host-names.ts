import { isOnlyKinds } from "@adapters/places/kinds"
import { compactName } from "./page.ts"

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

const belonging =
  /^(?:&|and|ltd|limited|llp|llp|pvt|inc|co|heating|rehabilitation|care|cent(?:re|er)|clinic|hospital|studio|services?|beauty|hair|spa|kitchens?|academy|school|college|institute|classes|hotel|resorts?|solutions|group|traders|enterprises|industries)\.?$/i

/** Where a name ends that goes on with words of its kind or form ("Lacey Plumbing" in "Lacey Plumbing & Heating Ltd"). */
const wholeEnd = (text: string, words: ReadonlyArray<{ start: number; end: number }>, last: number): number => {
  let at = last
  for (let next = last + 1; next < words.length; next++) {
    const [previous, word] = [words[next - 1], words[next]]
    if (previous === undefined || word === undefined || text.slice(previous.end, word.start).trim() !== "") break
    const written = text.slice(word.start, word.end)
    if (!belonging.test(written) && (!/^\p{Lu}/u.test(written) || !isOnlyKinds(written))) break
    if (!/^(?:&|and)$/i.test(written)) at = next
  }
  return words[at]?.end ?? text.length
}

const honorific = /^(?:shri|shree|sri|shrimati|smt|dr|saint|st)\.?$/i

/** Where a name starts that an honorific stands before, which addresses leave out ("Shri S.N. School"). */
const wholeStart = (text: string, words: ReadonlyArray<{ start: number; end: number }>, at: number): number => {
  const [before, word] = [words[at - 1], words[at]]
  const isBeside = before !== undefined && word !== undefined && text.slice(before.end, word.start) === " "
  return isBeside && honorific.test(text.slice(before.start, before.end)) ? before.start : (word?.start ?? 0)
}

const isSpelledBy = (label: string, name: string): boolean => label === name || label.replace(additions, "") === name

/** Whether the host is a name, or its path one that is not only a kind of business. */
export const isLikeHost = (name: string, url: URL): boolean => {
  const [host = "", ...rest] = hostLabels(url)
  const compact = compactName(name)
  return isSpelledBy(host, compact) || (!isOnlyKinds(name) && rest.some((label) => isSpelledBy(label, compact)))
}

/** The words of a text that together are the page's address ("Aarna Interiors" at aarnainteriors.in), as written. */
export const namesLikeHost = (texts: ReadonlyArray<string>, url: URL): ReadonlyArray<string> => {
  const labels = new Set(hostLabels(url).flatMap((label) => [label, label.replace(additions, "")]))
  const spelled = (text: string) => [compactName(text), compactName(text.replaceAll("&", " and "))]
  return texts.flatMap((text) => {
    const words = wordsWithPlaces(text).slice(0, 40)
    return words.flatMap((first, i) =>
      words
        .slice(i + 1, i + longestName)
        .map((last, j) => ({ name: text.slice(first.start, last.end), at: i + 1 + j }))
        .filter(({ name }) => spelled(name).some((compact) => compact.length > 5 && labels.has(compact)))
        .slice(0, 1)
        .map(({ at }) => text.slice(wholeStart(text, words, i), wholeEnd(text, words, at))),
    )
  })
}
