import type { BusinessLocation, ExtractedAddress, ExtractedDetails } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import { email, phone } from "@domain/validation"
import { Result } from "effect"
import { withinLimits } from "./location-rules.ts"
import type { FoundContacts } from "./signup-session.ts"

/** How many of each are offered. */
const most = 6

/** The parts of an address that was read, each within its limit. */
export const locationOfAddress = (address: ExtractedAddress): BusinessLocation => {
  const { line1, area, city, state, postcode, country } = address
  return withinLimits({
    ...(line1 && { addressLine: line1.value }),
    ...(area && { area: area.value }),
    ...(city && { city: city.value }),
    ...(state && { state: state.value }),
    ...(postcode && { postalCode: postcode.value }),
    ...(country && { countryCode: country.value }),
  })
}

const several = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => (values.length > 1 ? values.slice(0, most) : [])

const valid = <A>(
  facts: ReadonlyArray<{ readonly value: string }>,
  check: (text: string) => Result.Result<A, unknown>,
  storedOf: (checked: A) => string,
): ReadonlyArray<string> => [
  ...new Set(
    facts.flatMap(({ value }) =>
      Result.match(check(value), { onFailure: () => [], onSuccess: (checked) => [storedOf(checked)] }),
    ),
  ),
]

/** What a person may choose among: phones, e-mail addresses and places, where several were read; undefined otherwise. */
export const foundContacts = (found: ExtractedDetails, region: Region): FoundContacts | undefined => {
  const places = [found.address, ...(found.furtherAddresses ?? [])].map(locationOfAddress)
  const contacts: FoundContacts = {
    phones: several(
      valid(
        found.phones,
        (text) => phone(text, region),
        ({ e164 }) => e164,
      ),
    ),
    emailAddresses: several(valid(found.emails, email, (text) => text)),
    locations: several(places.filter((place) => Object.keys(place).length > 0)),
  }
  return Object.values(contacts).some((values) => values.length > 0) ? contacts : undefined
}
