import { hostOf, isSocialHost } from "./host.ts"

/** Whose page an address is: the business's own, its Facebook page, its Google listing, or one on another network. */
export type AddressKind = "website" | "facebook" | "google" | "otherNetwork"

const facebook = /(^|\.)(facebook\.com|fb\.com|fb\.me)$/
const google = /(^|\.)(g\.page|goo\.gl|business\.site|share\.google)$|^(www\.|maps\.)?google\.[a-z.]{2,6}$/
const placeId = /^ChIJ[\w-]{10,300}$/

/** The kind of an address that `website` has accepted. Spec: business-details extraction. */
export const addressKind = (normalised: string): AddressKind => {
  const host = hostOf(normalised)
  if (facebook.test(host)) return "facebook"
  if (google.test(host)) return "google"
  return isSocialHost(host) ? "otherNetwork" : "website"
}

/** Whether a text is the id of a place on Google's map, as its tools show it. */
export const isGooglePlaceId = (typed: string): boolean => placeId.test(typed.trim())

/** The address that shows a place of this id on Google's map. */
export const googlePlaceAddress = (id: string): string =>
  `https://www.google.com/maps/place/?q=place_id:${encodeURIComponent(id.trim())}`

/** The address of the Facebook page with this id or user name. */
export const facebookPageAddress = (id: string): string => `https://www.facebook.com/${encodeURIComponent(id.trim())}`
