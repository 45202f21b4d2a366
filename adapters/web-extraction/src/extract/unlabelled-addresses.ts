import { type AddressBlock, isNoAddress, splitParts } from "./address-blocks.ts"
import { countryNamed } from "./country.ts"
import type { Line } from "./page.ts"
import { type PlaceNames, townNamed } from "./place-names.ts"
import { stateNamed } from "./postcodes-in-text.ts"
import { counties } from "./unlisted-town.ts"

const strong =
  /\d|\b(road|rd|street|st|lane|avenue|ave|drive|near|opp|opposite|behind|beside|shop|plot|floor|nagar|marg|bazaa?r|chowk|unit|flat|building|complex|towers?)\b/i
/** Words that begin a line about where a business works or delivers, which is no address. */
export const coverage = /^(?:we |now |also |proudly )*(?:serv|cover|deliver|ship|available|areas?\b|locations?\b)/i
const longest = 140

/** The postal zone behind an Indian town: "Chennai - 92". */
const isZone = /^\d{1,3}$/
const zone = /(?<=\p{L}{3})\s*[-–]\s*\d{1,3}\.?$/u

const isPlaceName = /^\p{Lu}[\p{L}\s'’-]{2,}$/u
const mostRegions = 4

/** Consecutive lines that each end with a comma until the last. */
const runsOf = (lines: ReadonlyArray<Line>): ReadonlyArray<string> => {
  const runs: Array<string> = []
  let open = ""
  for (const { text } of lines) {
    open = open === "" ? text : `${open} ${text}`
    if (text.endsWith(",") && open.length < longest) continue
    runs.push(open)
    open = ""
  }
  return open === "" ? runs : [...runs, open]
}

/**
 * Addresses without a label or postal code. A line counts when it ends with a town, state or country and names a
 * street, building or number, or when it is the page's only line with just a place and its district, state or country.
 */
export const unlabelledAddresses = (lines: ReadonlyArray<Line>, places: PlaceNames): ReadonlyArray<AddressBlock> => {
  const written = runsOf(lines)
    .flatMap((text) => text.split(/\s+[•·|]\s+/))
    .filter((text) => text.length <= longest && !coverage.test(text) && !isNoAddress(text))
    .map((text) => ({ text, parts: splitParts(text) }))
  const isTown = (part: string) => townNamed(places, part.replace(zone, ""), undefined) !== undefined
  const isRegion = (part: string) =>
    counties.test(part) ||
    stateNamed(part) !== undefined ||
    part === "UK" ||
    (part.length > 2 && countryNamed(part) !== undefined)
  const full = written.filter(({ text, parts }) => {
    const last = parts.findLast((part) => !isZone.test(part)) ?? ""
    return parts.length > 2 && strong.test(text) && (isRegion(last) || isTown(last))
  })
  const bare = written.filter(({ text, parts: [place = "", ...wider] }) => {
    const plain = text.length < 50 && isPlaceName.test(place) && wider.length < mostRegions
    return (
      plain &&
      wider.some(isRegion) &&
      wider.every((part) => isRegion(part) || isTown(part)) &&
      [place, ...wider].some(isTown)
    )
  })
  const agreed = new Set(bare.map(({ parts }) => parts[0]?.toLowerCase())).size === 1 ? bare.slice(0, 1) : []
  return [
    ...full.map(({ parts }) => ({ parts, confidence: 0.55 })),
    ...agreed.map(({ parts }) => ({ parts, confidence: 0.5 })),
  ]
}
