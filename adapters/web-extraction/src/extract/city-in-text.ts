import type { Extracted } from "@domain/businesses"
import type { CountryCode } from "libphonenumber-js/max"
import { fact, type PageSource } from "./fact.ts"
import type { Page } from "./page.ts"
import { type PlaceNames, townNamed } from "./place-names.ts"

type Zone = { readonly text: string; readonly source: PageSource; readonly weight: number; readonly loose: boolean }

const smallestTown = 5_000
const plainWordTown = 100_000
const placeLead =
  /(?:\b(?:in|at|of|near|serving|around|across|from|based in|located in)\s+(?:the\s+)?|[,|@–-]\s*|में\s*)$/iu

/**
 * What follows a town that only describes people or things: "Cambridge-educated", also both in "Oxford and
 * Cambridge-educated".
 */
const describing = /^(?:\s+(?:and|or|&)\s+\p{Lu}\p{L}+)?(?:-(?!based\b|area\b|wide\b)\p{Ll}|\s+(?:educated|trained)\b)/u

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const zonesOf = (page: Page, name: string, places: PlaceNames): ReadonlyArray<Zone> => {
  const isTown = (part: string) => (townNamed(places, part, undefined)?.population ?? 0) >= smallestTown
  const without = (text: string) => (name === "" ? text : text.replace(new RegExp(escaped(name), "giu"), " # "))
  const headings = page.lines.filter(({ heading }) => heading).map(({ text }) => text)
  const rest = page.lines.filter(({ heading }) => !heading).map(({ text }) => text)
  return [
    { text: page.title, source: "title" as const, weight: 5, loose: false },
    { text: page.meta("og:title"), source: "meta" as const, weight: 3, loose: false },
    { text: page.meta("description"), source: "meta" as const, weight: 4, loose: false },
    { text: page.meta("og:description"), source: "meta" as const, weight: 2, loose: false },
    { text: headings.join("\n"), source: "text" as const, weight: 2, loose: true },
    { text: rest.join("\n").slice(0, 12_000), source: "text" as const, weight: 1, loose: false },
  ].map((zone) => ({ ...zone, text: withoutTownLists(without(zone.text), isTown) }))
}

/** Three places in a row, which a business works in or delivers to: "Lucknow, Kanpur & Varanasi". */
const placesInRow =
  /\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:(?:\s*[,•·|]\s*(?:and |& )?|\s+(?:and|&)\s+)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?){2,}/gu

/** A text without its lists of towns; other lists, such as an address, stay. */
export const withoutTownLists = (text: string, isTown: (part: string) => boolean): string =>
  text.replace(placesInRow, (row) => {
    const towns = row.split(/\s*[,•·|]\s*(?:and |& )?|\s+(?:and|&)\s+/u).filter(isTown)
    return towns.length > 2 ? " # " : row
  })

type Mention = { readonly town: string; readonly written: string; readonly led: boolean }

const capitalised = (name: string) => name.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase())
const asWritten = (name: string) => capitalised(name === name.toUpperCase() ? name.toLowerCase() : name)

/** The towns that a text names; `endsParts` tells that one at the end of a title's part is where the business is. */
const mentionsIn = (
  text: string,
  country: CountryCode | undefined,
  places: PlaceNames,
  endsParts = false,
): ReadonlyArray<Mention> => {
  const words = [...text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu)]
  const mentions: Array<Mention> = []
  for (let i = 0; i < words.length; i++) {
    for (const count of [3, 2, 1]) {
      const group = words.slice(i, i + count)
      const first = group[0]
      const last = group.at(-1)
      if (group.length < count || first === undefined || last === undefined) continue
      const written = text.slice(first.index, last.index + last[0].length)
      if (written.length < 3 || /[^\p{L}\p{M}\s'’-]/u.test(written) || written.includes("\n")) continue
      const town = townNamed(places, written.replace(/['’]s$/, ""), country)
      if (town === undefined || (town.population ?? 0) < smallestTown) continue
      if (describing.test(text.slice(last.index + last[0].length))) continue
      const lead = text.slice(Math.max(0, first.index - 20), first.index)
      const capital = !/^\p{Ll}/u.test(written)
      const after = text.slice(last.index + last[0].length)
      const ends =
        endsParts &&
        /^\s*(?:$|[|–—]|-\s)/.test(after) &&
        /\p{L}\s+$/u.test(lead) &&
        !/\b(?:County|Co\.?)\s+$/.test(lead)
      const led = placeLead.test(lead) || /['’]s$/.test(written) || ends
      if (!capital && !(led && town.countryCode === "IN" && (town.population ?? 0) >= plainWordTown)) continue
      mentions.push({ town: town.name, written: asWritten(written.replace(/['’]s$/, "")), led })
      i += count - 1
      break
    }
  }
  return mentions
}

const enough = 4

/**
 * The town that title, description, headings and text agree on; undefined on a tie. The business's name is not
 * searched.
 */
export const cityInText = (
  page: Page,
  name: string,
  country: CountryCode | undefined,
  places: PlaceNames,
): Extracted<string> | undefined => {
  const plainWords = new Set(
    page.lines.flatMap(({ text }) => text.match(/(?<![\p{L}\p{M}])\p{Ll}{3,}(?![\p{L}\p{M}])/gu) ?? []),
  )
  const isPlainWord = (town: string) => [town, `${town}s`].some((word) => plainWords.has(word.toLowerCase()))
  const scores = new Map<string, { score: number; source: PageSource }>()
  const spellings = new Map<string, string>()
  for (const { text, source, weight, loose } of zonesOf(page, name, places)) {
    const counted = new Map<string, number>()
    for (const { town, written, led } of mentionsIn(text, country, places, source === "title")) {
      if (!spellings.has(town)) spellings.set(town, written)
      if (!led && !loose && weight > 1 && text.length > 60) continue
      if (!led && isPlainWord(written)) continue
      const so = counted.get(town) ?? 0
      counted.set(town, Math.min(so + (led ? 1 : 0.4), 3))
    }
    for (const [town, count] of counted) {
      const known = scores.get(town)
      scores.set(town, {
        score: (known?.score ?? 0) + weight * Math.min(count, weight > 1 ? 1 : 3),
        source: known?.source ?? source,
      })
    }
  }
  const [best, second] = [...scores].sort((a, b) => b[1].score - a[1].score)
  if (best === undefined || best[1].score < enough) return undefined
  if (second !== undefined && second[1].score > best[1].score * 0.8) return undefined
  return fact(
    spellings.get(best[0]) ?? best[0],
    best[1].source,
    Math.round(100 * Math.min(0.8, 0.4 + best[1].score / 30)) / 100,
  )
}

/** A page with fewer lines is drawn by a script, and says only its title. */
const fewLines = 5

/**
 * The town that a name begins with ("Bromley Driving School") when the page speaks of it apart from the name, or that it
 * ends with when the page says nothing else.
 */
export const cityInName = (
  page: Page,
  name: string,
  country: CountryCode | undefined,
  places: PlaceNames,
): Extracted<string> | undefined => {
  const words = name.split(" ")
  const counts = [3, 2, 1].filter((count) => count < words.length)
  const starts = counts.map((count) => words.slice(0, count).join(" "))
  const isDrawnByScript = page.lines.length < fewLines && words.length > 2
  const ends = isDrawnByScript ? counts.map((count) => words.slice(-count).join(" ")) : []
  const ending = ends.find((end) => (townNamed(places, end, country)?.population ?? 0) >= plainWordTown)
  if (ending !== undefined) return fact(ending, "title", 0.45)
  const isTown = (text: string) => (townNamed(places, text, country)?.population ?? 0) >= smallestTown
  const town = [...starts, ...counts.map((count) => words.slice(-count).join(" "))].find(isTown)
  if (town === undefined) return undefined
  const apart = new RegExp(
    `(?:\\b(?:in|at|for|of|near|around|across|serving)|,)\\s+${escaped(town)}\\b|[.!?]\\s+${escaped(town)}\\.?$`,
    "u",
  )
  return zonesOf(page, name, places).some(({ text }) => apart.test(text)) ? fact(town, "text", 0.5) : undefined
}

/**
 * The country that the towns in title, description and headings share; undefined when they name no country, several
 * countries or one other than the United Kingdom and India.
 */
export const countryOfTowns = (page: Page, places: PlaceNames): "GB" | "IN" | undefined => {
  const head = zonesOf(page, "", places).filter(({ weight }) => weight > 1)
  const countries = new Set(
    head
      .flatMap(({ text }) => mentionsIn(text, undefined, places))
      .map(({ town }) => townNamed(places, town, undefined)?.countryCode),
  )
  const [only] = countries
  return countries.size === 1 && (only === "GB" || only === "IN") ? only : undefined
}
