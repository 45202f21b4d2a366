import type { BusinessLocation } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import { postalCode } from "@domain/validation"
import { Result } from "effect"

const isCodeOf = ({ postalCode: code = "" }: BusinessLocation, region: Region): boolean =>
  Result.isSuccess(postalCode(code, region))

/**
 * The other country that an address belongs to, among those offered: the one whose postal code it has, else the one that it
 * names while it has no code. Undefined while it fits the chosen country.
 */
export const otherRegionOf = (
  location: BusinessLocation,
  chosen: Region,
  offered: ReadonlyArray<Region>,
): Region | undefined => {
  if (isCodeOf(location, chosen)) return undefined
  const hasCode = (location.postalCode ?? "").trim() !== ""
  return offered.find(
    (region) => region !== chosen && (hasCode ? isCodeOf(location, region) : location.countryCode === region),
  )
}
