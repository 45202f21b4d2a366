import type { Extracted, ExtractedAddress } from "@domain/businesses"
import type { CountryCode } from "libphonenumber-js/max"
import { type AddressBlock, blockOf } from "./address-blocks.ts"
import { withoutLabel } from "./address-line.ts"
import { countryNamed } from "./country.ts"
import { type Entity, textOf, textsOf, thingsOf, valuesOf } from "./entity.ts"
import { fact, type PageSource, present } from "./fact.ts"
import { foreignTown } from "./foreign-town.ts"
import { isAddressOfTheme, isBlankPlace, isSampleAddress } from "./placeholder-places.ts"
import { type PlaceNames, townNamed } from "./place-names.ts"
import { stateNamed, tidyPostcode } from "./postcodes-in-text.ts"
import { counties, unlistedTown } from "./unlisted-town.ts"

const street =
  /\b(road|rd|street|st|lane|avenue|ave|drive|marg|floor|shop|unit|building|house|plot|no|block|nagar|colony|park|mall|complex|tower|centre|center|square|phase|sector|cross|main|opp|opposite|near|behind)\b/i
const streetEnd = /\b(road|rd|street|st|lane|avenue|ave|drive|marg|way|close)\.?$/i
const maximumLine = 140

/** An address read from running text; `cityAt` is the index of its town among the parts. */
type ReadBlock = { readonly city?: string; readonly cityAt?: number; readonly rest?: string }

const titled = (name: string) =>
  name === name.toUpperCase() || name === name.toLowerCase()
    ? name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    : name

const district = /\b(dist(?:rict|t)?|tq|tal(?:uka)?|tehsil)\b\.?/i
/** The postal zone that Indian addresses write after a town: "Mumbai -53". */
const zone = /(?<=\p{L}{3})\s*[-–]\s*\d{1,3}$/u
/** The letters of an Indian state behind its town: "Indore MP". */
const stateCode = /(?<=\p{L}{3}) (?:MP|UP|AP|TN|TS|MH|GJ|RJ|KA|KL|WB|HR|PB|HP|CG|JH|OD|BR)$/u
const marks = /\b(dist(?:rict|t)?|city|tq|tal(?:uka)?|tehsil|p\.?o)\b\.?:?\s*/gi

const townOfPart = (written: string, known: (text: string) => boolean): Omit<ReadBlock, "cityAt"> | undefined => {
  const part = written
    .replace(marks, "")
    .replace(zone, "")
    .replace(/[\s.]+$/, "")
    .trim()
  const state = stateNamed(part)
  if (part === "" || isBlankPlace(part) || countryNamed(part) !== undefined || counties.test(part)) return undefined
  if (state !== undefined && !/^(delhi|chandigarh|puducherry)$/i.test(part)) return undefined
  if (!/\d/.test(part) && known(part)) return { city: titled(part) }
  const coded = part.replace(stateCode, "")
  if (coded !== part && known(coded)) return { city: titled(coded) }
  const words = part.replace(stateCode, "").split(" ")
  for (const count of [3, 2, 1]) {
    const tail = words.slice(-count).join(" ")
    const stateless = stateNamed(tail) !== undefined
    const upTo = stateless ? words.slice(0, -count) : words
    const town = stateless ? upTo.slice(-1).join(" ") : tail
    const streetOnly = street.test(town) || /\d/.test(town)
    if (words.length > count && town !== "" && !streetOnly && known(town))
      return { city: titled(town), rest: upTo.slice(0, stateless ? -1 : -count).join(" ") }
  }
  return undefined
}

/** The last town named in the block; a district only when no town precedes it. */
const cityOfParts = (block: AddressBlock, country: CountryCode | undefined, places: PlaceNames): ReadBlock => {
  const near = block.postcode === undefined ? undefined : places.findPostcode(block.postcode.code)
  const known = (text: string) => townNamed(places, text, country, near) !== undefined
  const order = block.parts.map((part, at) => ({ part, at })).toReversed()
  const towns = order.filter(({ part }) => !district.test(part))
  for (const { part, at } of [...towns, ...order.filter(({ part: text }) => district.test(text))]) {
    const read = townOfPart(part, known)
    if (read !== undefined) return { ...read, cityAt: at }
  }
  return {}
}

/** The place of the address's own postal code, when the address names it among other words. */
const townOfCode = (block: AddressBlock, places: PlaceNames): ReadBlock | undefined => {
  const name = block.postcode === undefined ? undefined : places.findPostcode(block.postcode.code)?.name
  if (name === undefined || /\d/.test(name)) return undefined
  const cityAt = block.parts.findLastIndex((part) => ` ${part} `.includes(` ${name} `))
  return cityAt < 0 ? undefined : { city: name, cityAt }
}

const leading = (block: AddressBlock, read: ReadBlock): { readonly line1?: string; readonly area?: string } => {
  const upTo =
    read.cityAt === undefined
      ? block.parts.filter((part) => stateNamed(part) === undefined && countryNamed(part) === undefined)
      : block.parts.slice(0, read.cityAt)
  const parts = [...upTo, ...(read.rest === undefined || read.rest === "" ? [] : [read.rest])]
  const last = parts.at(-1)
  const hasArea = parts.length > 1 && last !== undefined && !/\d/.test(last) && !streetEnd.test(last)
  const line = (hasArea ? parts.slice(0, -1) : parts).join(", ")
  return present({
    line1:
      line === "" || line.length > maximumLine || !(/\d/.test(line) || street.test(line) || hasArea) ? undefined : line,
    area: hasArea ? last : undefined,
  })
}

/** The address in a block of text. */
export const addressOfBlock = (
  { parts, ...rest }: AddressBlock,
  country: CountryCode | undefined,
  places: PlaceNames,
  source: PageSource = "text",
): ExtractedAddress => {
  const block = { ...rest, parts: withoutLabel(parts) }
  const addressCountry = block.postcode?.country ?? country
  const foreign = foreignTown(block, addressCountry)
  const listed = foreign.city === undefined ? cityOfParts(block, addressCountry, places) : {}
  const isUnlisted = foreign.city === undefined && listed.city === undefined
  const unlisted = isUnlisted ? (townOfCode(block, places) ?? unlistedTown(block)) : undefined
  const read: ReadBlock = unlisted ?? listed
  const state = foreign.state ?? block.parts.map(stateNamed).findLast((name) => name !== undefined)
  const { line1, area } = foreign.city === undefined ? leading(block, read) : { line1: foreign.line, area: undefined }
  const at = (value: string | undefined, scale: number): Extracted<string> | undefined =>
    value === undefined ? undefined : fact(value, source, Math.round(100 * block.confidence * scale) / 100)
  return present({
    line1: at(line1, 0.8),
    area: at(area, 0.7),
    city: at(foreign.city ?? read.city, unlisted === undefined ? 1 : 0.75),
    state: at(state, 1),
    postcode: at(block.postcode?.code, 1.05),
    country: at(block.postcode?.country, 1),
  })
}

const townAmong = (texts: ReadonlyArray<string>, country: CountryCode | undefined, places: PlaceNames): number => {
  const sizes = texts.map((text) => townNamed(places, text, country)?.population ?? -1)
  const best = Math.max(...sizes)
  return best < 0 ? 0 : sizes.indexOf(best)
}

const countryOfPostcode = (text: string | undefined, places: PlaceNames): CountryCode | undefined => {
  const countries = ["GB", "IN"] as const
  return countries.find((country) => {
    const code = text === undefined ? undefined : tidyPostcode(text, country)
    return code !== undefined && places.findPostcode(code)?.countryCode === country
  })
}

/** The address in structured data; a missing country is derived from the postal code. */
export const addressOfEntity = (
  entity: Entity,
  known: CountryCode | undefined,
  places: PlaceNames,
): ExtractedAddress => {
  const nested = thingsOf(entity, "address").find(({ properties }) => properties.size > 0)
  const flat = valuesOf(entity, "addressLocality").length > 0 || valuesOf(entity, "postalCode").length > 0
  const stated = nested ?? (flat ? entity : undefined)
  const country = known ?? countryOfPostcode(stated === undefined ? undefined : textOf(stated, "postalCode"), places)
  if (stated === undefined) {
    const text = textOf(entity, "address")
    return text === undefined || isSampleAddress(blockOf(text, places).parts, undefined)
      ? {}
      : addressOfBlock(blockOf(text, places), country, places, entity.source)
  }
  const at = (value: string | undefined): Extracted<string> | undefined =>
    value === undefined || value === "" ? undefined : fact(value, entity.source, 0.95)
  const localities = (textOf(stated, "addressLocality") ?? "")
    .split(/\s*,\s*/)
    .filter(
      (text, at) =>
        text !== "" && !isBlankPlace(text) && !/^\d+$/.test(text) && (at === 0 || stateNamed(text) === undefined),
    )
  const cityAt = townAmong(localities, country, places)
  const regions = (textOf(stated, "addressRegion") ?? "").split(/\s*,\s*/)
  const postcode = textOf(stated, "postalCode")
  const streets = withoutLabel(textsOf(stated, "streetAddress")).join(", ")
  const inStreet = streets === "" ? undefined : addressOfBlock(blockOf(streets, places), country, places, entity.source)
  const tidy =
    postcode === undefined
      ? undefined
      : (tidyPostcode(postcode, country) ?? (country === "IN" || country === "GB" ? undefined : postcode))
  if (isAddressOfTheme([streets, textOf(stated, "addressLocality") ?? ""])) return {}
  const isSample = isSampleAddress(streets.split(/\s*,\s*/), tidy)
  return present({
    line1: at(streets === "" || isSample ? undefined : streets),
    area: at(localities.filter((_, i) => i !== cityAt)[0]),
    city: at(localities[cityAt]) ?? inStreet?.city,
    state: at(
      [...regions, ...(textOf(stated, "addressLocality") ?? "").split(/\s*,\s*/).slice(1)]
        .map(stateNamed)
        .find((name) => name !== undefined) ?? regions.at(-1),
    ),
    postcode: isSample ? undefined : (at(tidy) ?? inStreet?.postcode),
    country: at(country) ?? inStreet?.country,
  })
}
