import type { BusinessLocation } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import { postalCode } from "@domain/validation"
import { Result } from "effect"

const isCodeOf = ({ postalCode: code = "" }: BusinessLocation, region: Region): boolean =>
  Result.isSuccess(postalCode(code, region))

/**
 * The other offered country that an address belongs to: the country whose postal code the address has, else, for an
 * address without a code, the country that it names. Undefined while the address fits the chosen country.
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
