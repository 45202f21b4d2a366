import { Effect } from "effect"
import { CurrentRequest, handler, ServicesOn } from "@application/kernel"
import { Region, regionFacts } from "@domain/kernel"
import { ListCountries } from "../contract/countries.ts"
import { AddressCountries } from "../ports/address-countries.ts"

/** Looks up only the address of the call, as the server sees it; without the look-up no country is likelier than another. */
export const listCountries = handler(
  ListCountries,
  Effect.fnUntraced(function* () {
    const { ipAddress } = yield* CurrentRequest
    const isOff = !(yield* ServicesOn).has("ipCountry")
    const country = isOff || ipAddress === "" ? undefined : yield* (yield* AddressCountries).countryOf(ipAddress)
    return Region.literals.map((code) => ({
      code,
      dialCode: regionFacts[code].dialCode,
      isLikely: code === country,
    }))
  }),
)
