import type { Extracted, ExtractedAddress, ExtractedDetails } from "@domain/businesses"
import { blockOf } from "../extract/address-blocks.ts"
import { addressOfBlock } from "../extract/address.ts"
import { countryNamed } from "../extract/country.ts"
import type { ExtractionContext } from "../extract/extract-details.ts"
import { present } from "../extract/fact.ts"
import { phoneNumberOf } from "../extract/phones.ts"
import { tidyPostcode } from "../extract/postcodes-in-text.ts"
import { listAt, numberAt, textAt } from "./json.ts"
import { statedCategory, statedFact, statedWebsite } from "./stated-facts.ts"

const source = "listing"
const stated = <A>(value: A | undefined): Extracted<A> | undefined => statedFact(value, source)

const componentsOf = (place: unknown) => {
  const components = listAt(place, "addressComponents")
  const named =
    (form: "longText" | "shortText") =>
    (...kinds: ReadonlyArray<string>): string | undefined =>
      kinds
        .map((kind) => components.find((one) => listAt(one, "types").includes(kind)))
        .map((one) => textAt(one, form))
        .find((text) => text !== undefined)
  return { long: named("longText"), short: named("shortText") }
}

const countryOf = (place: unknown) => countryNamed(componentsOf(place).short("country") ?? "")

const joined = (parts: ReadonlyArray<string | undefined>, by: string): string | undefined => {
  const texts = parts.filter((part) => part !== undefined)
  return texts.length === 0 ? undefined : texts.join(by)
}

const addressOf = (place: unknown, { places }: ExtractionContext): ExtractedAddress => {
  const { long } = componentsOf(place)
  const country = countryOf(place)
  const street = joined([long("street_number"), long("route")], " ")
  const postcode = long("postal_code")
  const parts = present({
    line1: stated(joined([long("subpremise"), long("premise"), street, long("sublocality_level_2")], ", ")),
    area: stated(long("sublocality_level_1", "neighborhood")),
    city: stated(long("locality", "postal_town")),
    state: stated(long("administrative_area_level_1")),
    postcode: stated(postcode && tidyPostcode(postcode, country)),
    country: stated<string>(country),
  })
  const line = textAt(place, "formattedAddress")
  const hasPlace = "city" in parts || "postcode" in parts
  return hasPlace || line === undefined
    ? parts
    : { ...addressOfBlock(blockOf(line, places), country, places, source), ...parts }
}

/** Types that say nothing about what a business does. */
const vague = new Set(["point_of_interest", "establishment", "store", "food", "health", "service"])

const categoryOf = (place: unknown) => {
  const types = listAt(place, "types").flatMap((type) =>
    typeof type === "string" && !vague.has(type) ? [type.replaceAll("_", " ")] : [],
  )
  return statedCategory([textAt(place, "primaryTypeDisplayName", "text"), ...types], source)
}

/** The business details in a place of the Places API; `photoUrls` are the business's own pictures. */
export const googlePlaceDetails = (
  place: unknown,
  photoUrls: ReadonlyArray<string>,
  context: ExtractionContext,
): ExtractedDetails => {
  const country = countryOf(place) ?? context.region
  const number = textAt(place, "internationalPhoneNumber") ?? textAt(place, "nationalPhoneNumber")
  const phone = stated(phoneNumberOf(number ?? "", country))
  return {
    phones: phone === undefined ? [] : [phone],
    emails: [],
    address: addressOf(place, context),
    openingHours: [],
    socials: [],
    imageUrls: photoUrls.flatMap((url) => stated(url) ?? []),
    colours: [],
    services: [],
    ...present({
      name: stated(textAt(place, "displayName", "text")),
      category: categoryOf(place),
      websiteUrl: statedWebsite(textAt(place, "websiteUri"), source),
      latitude: stated(numberAt(place, "location", "latitude")),
      longitude: stated(numberAt(place, "location", "longitude")),
    }),
  }
}
