import { type AddressBlock, isNoAddress, splitParts } from "./address-blocks.ts"
import { type Page, squeeze } from "./page.ts"

const pins =
  "[class*=fa-map-marker], [class*=fa-location], [class*=fa-map-pin], [class*=geo-alt], [class*=ti-location-pin], [class*=icon-location], [class*=icon-map-marker], [data-lucide=map-pin]"
const longest = 160

/** Addresses beside a map pin: the text of the element that the icon of a pin stands in. */
export const pinnedAddresses = (page: Page): ReadonlyArray<AddressBlock> =>
  page
    .$(pins)
    .toArray()
    .flatMap((icon) => {
      const text = squeeze(page.$(icon).parent().text())
      return text === "" || text.length > longest || isNoAddress(text)
        ? []
        : [{ parts: splitParts(text), confidence: 0.55 }]
    })
