import type { Extracted, ExtractedAddress, ExtractedDetails } from "@domain/businesses"
import { email } from "@domain/validation"
import { Result } from "effect"
import { blockOf } from "../extract/address-blocks.ts"
import { addressOfBlock } from "../extract/address.ts"
import { countryNamed } from "../extract/country.ts"
import type { ExtractionContext } from "../extract/extract-details.ts"
import { present } from "../extract/fact.ts"
import { phoneNumberOf } from "../extract/phones.ts"
import { stateNamed, tidyPostcode } from "../extract/postcodes-in-text.ts"
import { at, listAt, numberAt, textAt } from "./json.ts"
import { statedCategory, statedFact, statedWebsite } from "./stated-facts.ts"

const source = "facebook"
const stated = <A>(value: A | undefined): Extracted<A> | undefined => statedFact(value, source)

const countryOf = (node: unknown) =>
  countryNamed(textAt(node, "location", "country_code") ?? textAt(node, "location", "country") ?? "")

const addressOf = (node: unknown, { places }: ExtractionContext): ExtractedAddress => {
  const country = countryOf(node)
  const state = textAt(node, "location", "state") ?? textAt(node, "location", "region")
  const zip = textAt(node, "location", "zip")
  const parts = present({
    line1: stated(textAt(node, "location", "street")),
    city: stated(textAt(node, "location", "city")),
    state: stated(state && (stateNamed(state) ?? state)),
    postcode: stated(zip && tidyPostcode(zip, country)),
    country: stated<string>(country),
  })
  const line = textAt(node, "single_line_address")
  const hasPlace = "line1" in parts || "city" in parts || "postcode" in parts
  return hasPlace || line === undefined
    ? parts
    : { ...addressOfBlock(blockOf(line, places), country, places, source), ...parts }
}

const days = { mon: "Mo", tue: "Tu", wed: "We", thu: "Th", fri: "Fr", sat: "Sa", sun: "Su" } as const

const hoursOf = (node: unknown): ReadonlyArray<string> =>
  Object.entries(days).flatMap(([day, short]) =>
    [1, 2].flatMap((span) => {
      const opens = textAt(node, "hours", `${day}_${span}_open`)
      const closes = textAt(node, "hours", `${day}_${span}_close`)
      return opens === undefined || closes === undefined ? [] : [`${short} ${opens}-${closes}`]
    }),
  )

const emailsOf = (node: unknown): ReadonlyArray<string> =>
  listAt(node, "emails").flatMap((typed) => {
    const checked = email(typeof typed === "string" ? typed : "")
    return Result.isSuccess(checked) ? [checked.success] : []
  })

const each = <A>(values: ReadonlyArray<A | undefined>): ReadonlyArray<Extracted<A>> =>
  values.flatMap((value) => stated(value) ?? [])

/** The business details in a Facebook page of the Graph API; a default picture is no logo. */
export const facebookPageDetails = (node: unknown, context: ExtractionContext): ExtractedDetails => {
  const isStandIn = at(node, "picture", "data", "is_silhouette") === true
  const country = countryOf(node) ?? context.region
  const categories = [textAt(node, "category"), ...listAt(node, "category_list").map((one) => textAt(one, "name"))]
  return {
    phones: each([phoneNumberOf(textAt(node, "phone") ?? "", country)]),
    emails: each(emailsOf(node)),
    address: addressOf(node, context),
    openingHours: each(hoursOf(node)),
    socials: each([textAt(node, "link")]),
    imageUrls: each([textAt(node, "cover", "source")]),
    colours: [],
    services: [],
    ...present({
      name: stated(textAt(node, "name")),
      category: statedCategory(categories, source),
      description: stated(textAt(node, "about") ?? textAt(node, "description")),
      websiteUrl: statedWebsite(textAt(node, "website"), source),
      latitude: stated(numberAt(node, "location", "latitude")),
      longitude: stated(numberAt(node, "location", "longitude")),
      logoUrl: isStandIn ? undefined : stated(textAt(node, "picture", "data", "url")),
    }),
  }
}
