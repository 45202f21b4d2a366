import { Effect, Layer } from "effect"
import { AddressCountries } from "../ports/address-countries.ts"

/** Countries of the given addresses; of any other it is not known. */
export const memoryAddressCountries = (countries: Readonly<Record<string, string>> = {}) =>
  Layer.succeed(AddressCountries, { countryOf: (ipAddress) => Effect.succeed(countries[ipAddress]) })
