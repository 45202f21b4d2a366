import { isObject, type JsonObject } from "../core/json.ts"
import { checkAddresses } from "./ad-addresses.ts"
import { fieldError } from "./google-ads-error.ts"
import { checkDisplayAd } from "./responsive-display-ad.ts"
import { checkSearchAd } from "./responsive-search-ad.ts"

/** What kind of ad it is, by the field that holds its texts; undefined for a kind that is not taken here. */
export const adTypeOf = (ad: JsonObject): "RESPONSIVE_SEARCH_AD" | "RESPONSIVE_DISPLAY_AD" | undefined => {
  const isSearch = isObject(ad["responsiveSearchAd"])
  if (isSearch === isObject(ad["responsiveDisplayAd"])) return undefined
  return isSearch ? "RESPONSIVE_SEARCH_AD" : "RESPONSIVE_DISPLAY_AD"
}

/** Checks an ad by itself: its address, then its texts as far as they need no other resource. */
export const checkAd = (version: number, ad: JsonObject): void => {
  checkAddresses(ad)
  const { responsiveSearchAd: search, responsiveDisplayAd: display } = ad
  if (adTypeOf(ad) === undefined)
    throw fieldError("adError", "INVALID_AD_TYPE", "Exactly one responsive search or display ad is accepted.", [
      "create",
      "ad",
    ])
  if (isObject(search)) checkSearchAd(search)
  if (isObject(display)) checkDisplayAd(version, display)
}
