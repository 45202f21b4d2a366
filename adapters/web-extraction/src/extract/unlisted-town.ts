import { categoriesInName } from "@adapters/places/kinds"
import type { AddressBlock } from "./address-blocks.ts"
import { countryNamed } from "./country.ts"
import { isBlankPlace } from "./placeholder-places.ts"
import { stateNamed } from "./postcodes-in-text.ts"

/** The counties of Britain, which end an address behind its town. */
export const counties =
  /^(?:\p{L}+shire|(?:co|county)\.? \p{L}+|greater london|(?:east |west |mid)?lothian|kent|surrey|essex|(?:east |west )?sussex|norfolk|suffolk|devon|dorset|somerset|cornwall|cumbria|rutland|merseyside|middlesex|tyne (?:and|&) wear|west midlands|greater manchester|isle of wight|northumberland|powys|gwent|gwynedd|clwyd|dyfed|(?:mid |south |west |vale of )?glamorgan|fife|(?:north|south|east|west) yorkshire|north wales|south wales)$/iu
const noTown =
  /\b(road|rd|street|st|lane|ln|avenue|ave|drive|dr|marg|way|close|court|crescent|terrace|row|mews|studios?|works|yard|farm|hill|square|floor|shop|unit|building|house|plot|flat|suite|office|no|block|nagar|colony|park|mall|complex|towers?|cent(?:re|er)|plaza|arcade|chambers?|heights|residency|apartments?|estate|society|chowk|circle|junction|cross|main|phase|sector|gali|bazaa?r|market|hub|station|stand|temple|church|school|college|hospital|clinic|hotel|bank|opp|opposite|near|behind|above|below|beside|next|taluka?|tehsil|po box|p\.?o\.?|ltd|limited|llp|pvt|&|and)\b/i
const shape = /^\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}|on|upon|in|le|the|de|under|next)[\p{L}'’.-]*){0,3}$/u

const subdistrict = /\s+(?:tal(?:uka?)?|tq|teh(?:sil)?|p\.?o|p\.?s)\b.*$/i
const district = /^dist(?:rict|t)?\b/i

/**
 * The town of an address that is not in the gazetteer: the plain name before the county, state, country or postal code
 * that ends the address. Undefined when that name may be a street, building or region; a name that opens the address
 * must be a single word before a state.
 */
export const unlistedTown = (block: AddressBlock): { readonly city: string; readonly cityAt: number } | undefined => {
  const isRegion = (part: string) =>
    counties.test(part) || stateNamed(part) !== undefined || (part.length > 2 && countryNamed(part) !== undefined)
  const ends = (part: string) => isRegion(part) || (part.includes(" ") && part.split(" ").every(isRegion))
  let last = block.parts.length - 1
  while (last > 0 && ends(block.parts[last] ?? "")) last--
  const next = block.parts[last + 1] ?? ""
  const onlyCountry = block.postcode === undefined && !counties.test(next) && stateNamed(next) === undefined
  const before = block.parts[last - 1] ?? ""
  const doubtful = onlyCountry && !/\d/.test(block.parts[last] ?? "") && shape.test(before) && !noTown.test(before)
  const town = before.replace(subdistrict, "")
  if (district.test(block.parts[last] ?? "") && shape.test(town) && !noTown.test(town))
    return { city: town, cityAt: last - 1 }
  const ended = last < block.parts.length - 1 || block.postcode !== undefined
  const name = (block.parts[last] ?? "")
    .replace(/^dist(?:rict)?\b\.?:?\s*/i, "")
    .replace(/\s+\d+$|\s+pin(?: ?code)?$|[\s.]+dist(?:rict|t)?\.?$/i, "")
  const alone =
    last === 0 &&
    (stateNamed(next) === undefined ||
      (name.includes(" ") && !(block.isLabelled === true && categoriesInName(name).size === 0)))
  const plain = ended && !alone && name.length > 2 && shape.test(name) && !noTown.test(name) && !isBlankPlace(name)
  return plain && !doubtful && !ends(name) ? { city: name, cityAt: last } : undefined
}

const basedIn =
  /\b(?:[Bb]ased|[Ll]ocated|[Ss]ituated|[Hh]eadquartered) in (?:the heart of )?((?:\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+){0,2})(?=[,.!;]| (?:and|since|serving|covering|offering|providing)\b|$)/gu

/**
 * The place where sentences say that the business is based; undefined when the sentences differ or the place is no
 * town.
 */
export const townBasedIn = (texts: ReadonlyArray<string>): string | undefined => {
  const towns = new Set(texts.flatMap((text) => [...text.matchAll(basedIn)].map((match) => match[1] ?? "")))
  const [only = ""] = towns
  const wide = counties.test(only) || stateNamed(only) !== undefined || countryNamed(only) !== undefined
  const part = /^(?:north|south|east|west|central|greater|the)\b/i.test(only)
  return towns.size === 1 && shape.test(only) && !noTown.test(only) && !wide && !part ? only : undefined
}

const placedIn = /\b[Ii]n (\p{Lu}\p{Ll}{4,})(?![\p{L}’'-])/gu
const noPlace =
  /^(?:english|hindi|style|minutes|hours|town|action|touch|business|comfort|control|person|store|store|stock|style|india|britain|bharat|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|asia|europe|america|africa|heart|every|which|house|years|partnership|addition|association|house)$/i

/** A page with fewer lines is drawn by a script, so its text proves nothing. */
const fewLines = 5

/**
 * A town that no gazetteer lists: what title, description and text all say the business is in; undefined when they name
 * none or a region.
 */
export const townSaidThroughout = (
  title: string,
  description: string,
  texts: ReadonlyArray<string>,
): string | undefined => {
  const named = (text: string) => new Set([...text.matchAll(placedIn)].map((match) => match[1] ?? ""))
  const said = named(description)
  const shared = [...named(title)].filter(
    (town) => said.has(town) && (texts.length < fewLines || texts.some((text) => text.includes(town))),
  )
  const [only = ""] = shared
  const wide = counties.test(only) || stateNamed(only) !== undefined || countryNamed(only) !== undefined
  return shared.length === 1 && !wide && !noPlace.test(only) && !noTown.test(only) ? only : undefined
}
