import { type Region, truncateText } from "@domain/kernel"
import {
  businessName,
  failureOf,
  type FieldFailure,
  limitedText,
  postalCode,
  requiredText,
  textLimits,
  tidyText,
} from "@domain/validation"
import { Result } from "effect"
import type { SignupSession } from "./signup-session.ts"
import type { BusinessLocation } from "@domain/businesses"

/** A field of the location page. */
export type LocationField = "name" | "category" | "addressLine" | "area" | "city" | "state" | "postalCode" | "services"

type Facts = Pick<SignupSession, "business" | "region">

/** Everything wrong with what the location page asks; empty when it can go on. Spec: "Postal code and city required". */
export const checkLocation = ({
  business: { name = "", category, location = {} },
  region,
}: Facts): Readonly<Partial<Record<LocationField, FieldFailure>>> => {
  const { addressLine = "", area = "", city = "", state = "", postalCode: code = "" } = location
  const found = {
    name: failureOf(businessName(name)),
    category: failureOf(requiredText(category?.name ?? "")),
    addressLine: failureOf(limitedText(addressLine, "address")),
    area: failureOf(limitedText(area, "area")),
    postalCode: failureOf(postalCode(code, region)),
    city: failureOf(requiredText(city, "validation.cityRequired")),
    state: failureOf(limitedText(state, "state")),
  }
  return Object.fromEntries(Object.entries(found).filter(([, failure]) => failure !== undefined))
}

/** The texts of an address that have a limit; a town's is an area's. Spec: validation rules, length limits. */
const limits = { addressLine: "address", area: "area", city: "area", state: "state" } as const
const parts = ["addressLine", "area", "city", "state"] as const

/** The most characters of a postal code, however it is written. */
const longestCode = 10

/** Why what a location says so far can never be used; undefined while its parts are right or still missing. */
export const locationExcess = (location: BusinessLocation): FieldFailure | undefined => {
  if ((location.postalCode ?? "").length > longestCode)
    return { key: "validation.textTooLong", params: { most: longestCode } }
  return parts.map((part) => failureOf(limitedText(location[part] ?? "", limits[part]))).find(Boolean)
}

/** A location that was read, each part no longer than it may be. */
export const withinLimits = (location: BusinessLocation): BusinessLocation => ({
  ...location,
  ...Object.fromEntries(
    parts.flatMap((part) => {
      const text = location[part]
      return text === undefined ? [] : [[part, truncateText(text, textLimits[limits[part]])] as const]
    }),
  ),
})

/** The location without blanks around its parts and with its postal code in the usual form; parts left empty are gone. */
export const tidyLocation = (location: BusinessLocation, region: Region): BusinessLocation => {
  const { latitude, longitude, ...texts } = location
  const parts = Object.entries<string>({ ...texts, countryCode: region }).flatMap(([name, text]) => {
    const tidy = tidyText(text)
    return tidy === "" ? [] : [[name, tidy] as const]
  })
  const code = Result.getOrUndefined(postalCode(location.postalCode ?? "", region))
  return {
    ...Object.fromEntries(parts),
    ...(code !== undefined && { postalCode: code }),
    ...(latitude !== undefined && { latitude }),
    ...(longitude !== undefined && { longitude }),
  }
}

/** What the gazetteer knows a postal code by: all of it in India, its outward part in the United Kingdom; undefined while half typed. */
export const lookupCode = (typed: string, region: Region): string | undefined => {
  const code = Result.getOrUndefined(postalCode(typed, region))
  return region === "GB" ? code?.split(" ")[0] : code
}
