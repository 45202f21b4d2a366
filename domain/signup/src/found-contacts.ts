import { withinLimits } from "@domain/campaigns"
import type { BusinessLocation, ExtractedAddress, ExtractedDetails, ExtractedPlace } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import { callHours, email, phone } from "@domain/validation"
import { Result } from "effect"
import type { FoundPlace } from "./found-place.ts"
import { hoursOfWords } from "./opening-hours.ts"
import type { FoundContacts } from "./signup-session.ts"

/** How many numbers and addresses are offered, and how many places: a chain has more shops than telephones. */
const most = 6
const mostPlaces = 12

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

const several = <A>(values: ReadonlyArray<A>, limit = most): ReadonlyArray<A> =>
  values.length > 1 ? values.slice(0, limit) : []

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

const validPhones = (facts: ExtractedPlace["phones"], region: Region): ReadonlyArray<string> =>
  valid(
    facts,
    (text) => phone(text, region),
    ({ e164 }) => e164,
  )

/** The place of the page's own address: its number is one that no other place states. */
const ownPlace = (found: ExtractedDetails): ExtractedPlace => {
  const { address, phones, openingHours, latitude, longitude, furtherPlaces = [] } = found
  const foreign = new Set(furtherPlaces.flatMap((place) => place.phones.map(({ value }) => value)))
  return {
    address,
    phones: foreign.size === 0 ? [] : phones.filter(({ value }) => !foreign.has(value)),
    openingHours,
    ...(latitude && longitude && { latitude, longitude }),
  }
}

const placeOf = (place: ExtractedPlace, region: Region): FoundPlace | undefined => {
  const { address, phones, openingHours, latitude, longitude } = place
  const location = locationOfAddress(address)
  const [number] = validPhones(phones, region)
  const hours = hoursOfWords(openingHours.map(({ value }) => value))
  return Object.keys(location).length === 0
    ? undefined
    : {
        ...location,
        ...(latitude && longitude && { latitude: latitude.value, longitude: longitude.value }),
        ...(number !== undefined && { phone: number }),
        ...(hours.length > 0 && Result.isSuccess(callHours(hours)) && { callHours: hours }),
      }
}

/**
 * What a person may choose among: phones, e-mail addresses and places with their own numbers and hours, where several
 * were read; undefined otherwise.
 */
export const foundContacts = (found: ExtractedDetails, region: Region): FoundContacts | undefined => {
  const places = [ownPlace(found), ...(found.furtherPlaces ?? [])].flatMap((place) => placeOf(place, region) ?? [])
  const contacts: FoundContacts = {
    phones: several(validPhones(found.phones, region)),
    emailAddresses: several(valid(found.emails, email, (text) => text)),
    locations: several(places, mostPlaces),
  }
  return Object.values(contacts).some((values) => values.length > 0) ? contacts : undefined
}
