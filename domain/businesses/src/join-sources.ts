import { type Extracted, type ExtractedAddress, type ExtractedDetails, mergeDetails } from "./extracted-details.ts"

const plain = (fact: Extracted<string> | undefined): string | undefined =>
  fact?.value.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "")

/** Both speak of one place unless they name different postal codes, or without those different towns. */
const agree = (one: ExtractedAddress, other: ExtractedAddress): boolean => {
  const [postcode, town] = [plain(one.postcode), plain(one.city)]
  const [otherPostcode, otherTown] = [plain(other.postcode), plain(other.city)]
  if (postcode !== undefined && otherPostcode !== undefined) return postcode === otherPostcode
  return town === undefined || otherTown === undefined || town === otherTown
}

/**
 * What two pages of one business say together: the first one counts, the further one fills what is missing, lists are joined.
 * Of a branch elsewhere neither address nor position is taken, so that no address is put together from two.
 */
export const joinSources = (first: ExtractedDetails, further: ExtractedDetails): ExtractedDetails => {
  if (agree(first.address, further.address)) return mergeDetails(first, further)
  const { latitude: _latitude, longitude: _longitude, ...rest } = further
  return mergeDetails(first, { ...rest, address: {} })
}
