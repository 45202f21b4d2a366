import { Effect, Layer } from "effect"
import { AddressCountries } from "../ports/address-countries.ts"

/** The countries of the given addresses; other addresses are unknown. */
export const memoryAddressCountries = (countries: Readonly<Record<string, string>> = {}) =>
  Layer.succeed(AddressCountries, { countryOf: (ipAddress) => Effect.succeed(countries[ipAddress]) })
