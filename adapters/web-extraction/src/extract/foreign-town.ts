import type { CountryCode } from "libphonenumber-js/max"
import type { AddressBlock } from "./address-blocks.ts"
import { present } from "./fact.ts"
import { isBlankPlace } from "./placeholder-places.ts"

const japanesePlace = /(東京都|北海道|(?:京都|大阪)府|\S{2,3}県)?((?:\S{1,6}?郡)?\S{1,6}?[市区町村])/u
const russianTown = /(?:^|\s)(?:г\.|город)\s*(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u
const americanTail = /^(.*?)\s*,?\s*\b([A-Z]{2,3}|Vic|Qld|Tas)\.?$/

/** Town and state of an address outside the gazetteer, by the country's own conventions. */
export const foreignTown = (
  block: AddressBlock,
  country: CountryCode | undefined,
): { readonly city?: string; readonly state?: string; readonly line?: string } => {
  if (country === "JP") {
    const match = japanesePlace.exec(block.parts.join(""))
    return match?.[2] === undefined ? {} : present({ city: match[2], state: match[1], line: block.parts.join(" ") })
  }
  if (country === "SG" && block.postcode !== undefined) return { city: "Singapore", line: block.parts.join(", ") }
  if (country === "RU") return present({ city: russianTown.exec(block.parts.join(", "))?.[1] })
  if (country !== "US" && country !== "AU" && country !== "CA") return {}
  const tail = block.parts.at(-1) ?? ""
  const match = americanTail.exec(tail)
  const city = match?.[1] === "" ? block.parts.at(-2) : match?.[1]
  const real = city !== undefined && !/\d/.test(city) && !isBlankPlace(city)
  return present({ city: real ? city : undefined, state: match?.[2] })
}
