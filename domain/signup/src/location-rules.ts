import type { Region } from "@domain/kernel"
import {
  businessName,
  failureOf,
  type FieldFailure,
  limitedText,
  postalCode,
  requiredText,
  tidyText,
} from "@domain/validation"
import { Result } from "effect"
import type { SignupSession } from "./signup-session.ts"
import type { BusinessLocation } from "@domain/businesses"

/** A field of the location page. */
export type LocationField = "name" | "category" | "addressLine" | "area" | "city" | "state" | "postalCode" | "services"

type Facts = Pick<SignupSession, "business" | "region">

/** The failures of the location page; empty when it is complete. Spec: "Postal code and city required". */
export const checkLocation = ({
  business: { name = "", category, location = {} },
  region,
}: Facts): Readonly<Partial<Record<LocationField, FieldFailure>>> => {
  const { addressLine = "", area = "", city = "", state = "", postalCode: code = "" } = location
  const failures = {
    name: failureOf(businessName(name)),
    category: failureOf(requiredText(category?.name ?? "")),
    addressLine: failureOf(limitedText(addressLine, "address")),
    area: failureOf(limitedText(area, "area")),
    postalCode: failureOf(postalCode(code, region)),
    city: failureOf(requiredText(city, "validation.cityRequired")),
    state: failureOf(limitedText(state, "state")),
  }
  return Object.fromEntries(Object.entries(failures).filter(([, failure]) => failure !== undefined))
}

/** Trims a location's parts, removes empty ones, and writes the postal code in its usual form. */
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

/**
 * The gazetteer's key of a postal code: all of it in India, the outward part in the United Kingdom; undefined while
 * incomplete.
 */
export const lookupCode = (typed: string, region: Region): string | undefined => {
  const code = Result.getOrUndefined(postalCode(typed, region))
  return region === "GB" ? code?.split(" ")[0] : code
}
