import { type AddressBlock, isNoAddress, splitParts } from "./address-blocks.ts"
import { type Page, squeeze } from "./page.ts"
import { textUpTo } from "./page-bounds.ts"
import { coverage } from "./unlabelled-addresses.ts"

const pins =
  "[class*=fa-map-marker], [class*=fa-location], [class*=fa-map-pin], [class*=geo-alt], [class*=ti-location-pin], [class*=icon-location], [class*=icon-map-marker], [data-lucide=map-pin]"
const longest = 160
const longestBeside = 2_000
const mostPlaces = 3

/** Addresses beside a map pin: the text of the element around it; none on a page that pins a list of places. */
export const pinnedAddresses = (page: Page): ReadonlyArray<AddressBlock> => {
  const beside = page
    .$(pins)
    .toArray()
    .map((icon) => squeeze(textUpTo(icon.parent, longestBeside)))
    .filter((text) => text !== "" && text.length <= longest && !coverage.test(text) && !isNoAddress(text))
  const places = [...new Set(beside)]
  return places.length > mostPlaces ? [] : places.map((text) => ({ parts: splitParts(text), confidence: 0.55 }))
}
