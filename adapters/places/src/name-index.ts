import { normalise } from "./normalise.ts"
import { withinOneEdit } from "./one-edit.ts"
import type { Place } from "./place.ts"

/** How a name matched the keyword, best first. */
export type NameMatch = "exact" | "prefix" | "word" | "typo"

/** A place and how it matched. */
export type PlaceMatch = { readonly place: Place; readonly match: NameMatch }

/** Finds places by a prefix of the name or of a later word, or with one typing slip. Keywords must be normalised. */
export type NameIndex = {
  readonly starting: (keyword: string) => ReadonlyArray<PlaceMatch>
  readonly misspelt: (keyword: string) => ReadonlyArray<PlaceMatch>
  readonly exactly: (keyword: string) => ReadonlyArray<Place>
}

type Entry = { readonly key: string; readonly place: Place; readonly whole: boolean }

const byKey = (a: Entry, b: Entry) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)

const keysOf = (name: string): ReadonlyArray<readonly [key: string, whole: boolean]> => {
  const key = normalise(name)
  const words = key.split(" ")
  return [
    [key, true],
    ...words.slice(1).map((_, i): readonly [string, boolean] => [words.slice(i + 1).join(" "), false]),
  ]
}

const firstAtLeast = (entries: ReadonlyArray<Entry>, key: string): number => {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.key ?? "") < key) low = middle + 1
    else high = middle
  }
  return low
}

const typoFrom = 4

/** Builds the index; `names` lists every name of a place. It sorts once and then searches by bisection. */
export const nameIndex = (
  named: Iterable<{ readonly place: Place; readonly names: ReadonlyArray<string> }>,
): NameIndex => {
  const entries: Array<Entry> = []
  for (const { place, names } of named) {
    for (const name of names)
      for (const [key, whole] of keysOf(name)) if (key !== "") entries.push({ key, place, whole })
  }
  entries.sort(byKey)

  const range = (keyword: string): ReadonlyArray<Entry> => {
    const from = firstAtLeast(entries, keyword)
    let to = from
    while (to < entries.length && entries[to]?.key.startsWith(keyword)) to++
    return entries.slice(from, to)
  }
  const matchOf = ({ key, whole }: Entry, keyword: string): NameMatch =>
    !whole ? "word" : key === keyword ? "exact" : "prefix"

  return {
    starting: (keyword) => range(keyword).map((entry) => ({ place: entry.place, match: matchOf(entry, keyword) })),
    exactly: (keyword) =>
      range(keyword).flatMap((entry) => (entry.whole && entry.key === keyword ? [entry.place] : [])),
    misspelt: (keyword) => {
      if (keyword.length < typoFrom) return []
      const firstLetter = keyword[0]
      return entries.flatMap(({ key, place, whole }): ReadonlyArray<PlaceMatch> => {
        if (!whole || (key[0] !== firstLetter && key[1] !== firstLetter && key[0] !== keyword[1])) return []
        if (key.length < keyword.length - 1) return []
        const matching =
          withinOneEdit(key, keyword) ||
          (keyword.length > typoFrom && withinOneEdit(key.slice(0, keyword.length), keyword))
        return matching ? [{ place, match: "typo" }] : []
      })
    },
  }
}
