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
  /** Other places of the same business, such as its branches; `address` is not among them. */
  furtherAddresses: Schema.optionalKey(Schema.Array(ExtractedAddress)),
  latitude: Schema.optionalKey(NumberFact),
  longitude: Schema.optionalKey(NumberFact),
  openingHours: Schema.Array(TextFact),
  socials: Schema.Array(TextFact),
  logoUrl: Schema.optionalKey(TextFact),
  imageUrls: Schema.Array(TextFact),
  colours: Schema.Array(TextFact),
  services: Schema.Array(TextFact),
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

const plainOf = (address: ExtractedAddress): string =>
  [address.postcode ?? address.line1, address.city]
    .map((fact) => fact?.value.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "") ?? "")
    .join(" ")

/** The addresses without the first one, without repetitions and without those that name neither street nor code. */
export const furtherPlaces = (
  first: ExtractedAddress,
  others: ReadonlyArray<ExtractedAddress>,
): ReadonlyArray<ExtractedAddress> => {
  const seen = new Set([plainOf(first)])
  return others.filter((address) => {
    const plain = plainOf(address)
    if (seen.has(plain) || (address.postcode ?? address.line1) === undefined) return false
    seen.add(plain)
    return true
  })
}

/** Adds a further page to the first: missing fields are filled, lists are joined. */
export const mergeDetails = (first: ExtractedDetails, further: ExtractedDetails): ExtractedDetails => {
  const address = { ...further.address, ...first.address }
  const furtherAddresses = furtherPlaces(address, [
    ...(first.furtherAddresses ?? []),
    ...(further.furtherAddresses ?? []),
  ])
  const { furtherAddresses: _first, ...restOfFirst } = first
  const { furtherAddresses: _further, ...restOfFurther } = further
  return {
    ...restOfFurther,
    ...restOfFirst,
    address,
    ...(furtherAddresses.length > 0 && { furtherAddresses }),
    ...((first.isPartial ?? further.isPartial) === true && { isPartial: true }),
    ...Object.fromEntries(lists.map((list) => [list, distinctFacts([...first[list], ...further[list]])])),
  }
}
