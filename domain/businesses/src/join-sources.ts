import { type Extracted, type ExtractedAddress, type ExtractedDetails, mergeDetails } from "./extracted-details.ts"

const plain = (fact: Extracted<string> | undefined): string | undefined =>
  fact?.value.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "")

/** Whether two addresses may be one place: neither their postal codes nor, without those, their towns differ. */
const agree = (one: ExtractedAddress, other: ExtractedAddress): boolean => {
  const [postcode, town] = [plain(one.postcode), plain(one.city)]
  const [otherPostcode, otherTown] = [plain(other.postcode), plain(other.city)]
  if (postcode !== undefined && otherPostcode !== undefined) return postcode === otherPostcode
  return town === undefined || otherTown === undefined || town === otherTown
}

/**
 * Combines two pages of one business: the first counts, the further one fills missing fields, and lists are joined. A
 * branch elsewhere contributes a further place and no position, so that no address mixes two.
 */
export const joinSources = (first: ExtractedDetails, further: ExtractedDetails): ExtractedDetails => {
  if (agree(first.address, further.address)) return mergeDetails(first, further)
  const { latitude, longitude, ...rest } = further
  const { address, phones, openingHours } = further
  const place = { address, phones, openingHours, ...(latitude && longitude && { latitude, longitude }) }
  return mergeDetails(first, { ...rest, address: {}, furtherPlaces: [place, ...(further.furtherPlaces ?? [])] })
}
