import { StatedClaim, WebsitePage } from "@domain/creatives"
import { Schema } from "effect"
import { DetailSource } from "./extraction.ts"

const fact = <S extends Schema.Constraint>(value: S) =>
  Schema.Struct({ value, source: DetailSource, confidence: Schema.Number })

const TextFact = fact(Schema.String)
const NumberFact = fact(Schema.Number)

/** A value read from a page, its source, and the confidence (0 to 1). */
export type Extracted<A> = { readonly value: A; readonly source: DetailSource; readonly confidence: number }

/** The address as the page states it; no part is derived from another. */
export const ExtractedAddress = Schema.Struct({
  line1: Schema.optionalKey(TextFact),
  area: Schema.optionalKey(TextFact),
  city: Schema.optionalKey(TextFact),
  state: Schema.optionalKey(TextFact),
  postcode: Schema.optionalKey(TextFact),
  country: Schema.optionalKey(TextFact),
})
export type ExtractedAddress = typeof ExtractedAddress.Type

/** A place of the business, such as a branch: its address with its own phones, hours and position. */
export const ExtractedPlace = Schema.Struct({
  address: ExtractedAddress,
  phones: Schema.Array(TextFact),
  openingHours: Schema.Array(TextFact),
  latitude: Schema.optionalKey(NumberFact),
  longitude: Schema.optionalKey(NumberFact),
})
export type ExtractedPlace = typeof ExtractedPlace.Type

/**
 * The details that a business's pages state; an absent field or empty list means that they state none. Phones are
 * E.164, `category` is a category slug, `country` an ISO code, colours `#rrggbb`, links absolute. Spec:
 * business-details extraction.
 */
export const ExtractedDetails = Schema.Struct({
  name: Schema.optionalKey(TextFact),
  category: Schema.optionalKey(TextFact),
  description: Schema.optionalKey(TextFact),
  phones: Schema.Array(TextFact),
  emails: Schema.Array(TextFact),
  websiteUrl: Schema.optionalKey(TextFact),
  address: ExtractedAddress,
  /** Other places of the same business, such as its branches; that of `address` is not among them. */
  furtherPlaces: Schema.optionalKey(Schema.Array(ExtractedPlace)),
  latitude: Schema.optionalKey(NumberFact),
  longitude: Schema.optionalKey(NumberFact),
  openingHours: Schema.Array(TextFact),
  socials: Schema.Array(TextFact),
  logoUrl: Schema.optionalKey(TextFact),
  imageUrls: Schema.Array(TextFact),
  colours: Schema.Array(TextFact),
  services: Schema.Array(TextFact),
  /** Pages that the website links to in its menus, and what it says in its own favour. */
  pages: Schema.optionalKey(Schema.Array(fact(WebsitePage))),
  claims: Schema.optionalKey(Schema.Array(fact(StatedClaim))),
  priceRange: Schema.optionalKey(TextFact),
  language: Schema.optionalKey(TextFact),
  direction: Schema.optionalKey(TextFact),
  /** Whether a page did not answer whole in time, so that it may say more. */
  isPartial: Schema.optionalKey(Schema.Boolean),
})
export type ExtractedDetails = typeof ExtractedDetails.Type

/** The list without duplicates; the most confident one takes the place of the first. */
export const distinctFacts = <A>(facts: ReadonlyArray<Extracted<A>>): ReadonlyArray<Extracted<A>> => {
  const best = new Map<A, Extracted<A>>()
  for (const candidate of facts) {
    const known = best.get(candidate.value)
    if (known === undefined || candidate.confidence > known.confidence) best.set(candidate.value, candidate)
  }
  return [...best.values()]
}

const lists = ["phones", "emails", "openingHours", "socials", "imageUrls", "colours", "services"] as const

const plain = (fact: Extracted<string> | undefined): string =>
  fact?.value.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "") ?? ""

const isStructured = ({ line1 }: ExtractedAddress): boolean =>
  line1?.source === "jsonld" || line1?.source === "microdata"

/** Whether two streets of one postal code are two places: running text words a street in several ways, data in one. */
const haveOtherStreets = (one: ExtractedAddress, other: ExtractedAddress): boolean => {
  const [street, otherStreet] = [plain(one.line1), plain(other.line1)]
  return isStructured(one) && isStructured(other) && !street.includes(otherStreet) && !otherStreet.includes(street)
}

const keyOf = (address: ExtractedAddress): string =>
  `${plain(address.postcode ?? address.line1)} ${plain(address.city)}`

/** Whether two addresses name one place. */
const isSamePlace = (one: ExtractedAddress, other: ExtractedAddress): boolean =>
  keyOf(one) === keyOf(other) && !haveOtherStreets(one, other)

/**
 * The other places, without places that repeat the first or another place and without places that name neither street
 * nor postal code.
 */
export const placesBeside = (
  first: ExtractedAddress,
  others: ReadonlyArray<ExtractedPlace>,
): ReadonlyArray<ExtractedPlace> => {
  const kept: Array<ExtractedPlace> = []
  for (const place of others) {
    const { address } = place
    const isKnown = [first, ...kept.map((each) => each.address)].some((each) => isSamePlace(each, address))
    if (!isKnown && (address.postcode ?? address.line1) !== undefined) kept.push(place)
  }
  return kept
}

/** The facts of both pages, each value once. */
const joined = <A>(
  first: ReadonlyArray<Extracted<A>> = [],
  further: ReadonlyArray<Extracted<A>> = [],
  keyOfValue: (value: A) => string,
): ReadonlyArray<Extracted<A>> => {
  const byKey = new Map<string, Extracted<A>>()
  for (const one of [...first, ...further]) if (!byKey.has(keyOfValue(one.value))) byKey.set(keyOfValue(one.value), one)
  return [...byKey.values()]
}

/** Adds a further page to the first: missing fields are filled, lists are joined. */
export const mergeDetails = (first: ExtractedDetails, further: ExtractedDetails): ExtractedDetails => {
  const address = { ...further.address, ...first.address }
  const furtherPlaces = placesBeside(address, [...(first.furtherPlaces ?? []), ...(further.furtherPlaces ?? [])])
  const pages = joined(first.pages, further.pages, ({ url }) => url)
  const claims = joined(first.claims, further.claims, ({ kind }) => kind)
  const { furtherPlaces: _first, ...restOfFirst } = first
  const { furtherPlaces: _further, ...restOfFurther } = further
  return {
    ...restOfFurther,
    ...restOfFirst,
    address,
    ...(furtherPlaces.length > 0 && { furtherPlaces }),
    ...(pages.length > 0 && { pages }),
    ...(claims.length > 0 && { claims }),
    ...((first.isPartial ?? further.isPartial) === true && { isPartial: true }),
    ...Object.fromEntries(lists.map((list) => [list, distinctFacts([...first[list], ...further[list]])])),
  }
}
