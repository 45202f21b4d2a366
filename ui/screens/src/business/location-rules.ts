import type { BusinessDetails, BusinessLocation, Place } from "@domain/businesses"
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

export type LocationField = "name" | "category" | "addressLine" | "area" | "city" | "state" | "postalCode" | "services"

type Facts = Pick<BusinessDetails, "name" | "category" | "location" | "region">

/** Everything wrong with what the location page asks; empty when it can go on. Spec: "Postal code and city required". */
export const checkLocation = ({
  name = "",
  category,
  location = {},
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

/** The location without blanks around its parts and with its postal code in the usual form; parts left empty are gone. */
export const tidyLocation = (location: BusinessLocation, region: Region): BusinessLocation => {
  const { latitude, longitude, ...texts } = location
  const parts = Object.entries({ ...texts, countryCode: region }).flatMap(([name, text]) => {
    const tidy = tidyText(text ?? "")
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

type Point = Pick<Place, "latitude" | "longitude">

const kilometresPerDegree = 111.195

/** Kilometres between two points a town's breadth apart, on a plane. */
const distance = (one: Point, other: Point): number => {
  const shrink = Math.cos((one.latitude * Math.PI) / 180)
  return kilometresPerDegree * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink)
}

/** Inhabitants of a place whose number is not known. */
const fewInhabitants = 500

/** How strongly a town draws a point: by its size, less with distance. On India's PIN codes it names the city in 95 of 100. */
const pull = (town: Place, point: Point): number =>
  (town.population ?? fewInhabitants) / Math.max(3, distance(town, point)) ** 1.5

/** The town that a postal code belongs to: the one of its own name, else the one that draws it most, else its own name. */
export const townOf = (place: Place, around: ReadonlyArray<Place>): string => {
  const towns = around.filter(({ kind }) => kind === "City")
  const named = towns.find(({ name }) => name.toLocaleLowerCase() === place.name.toLocaleLowerCase())
  const [nearest] = towns.toSorted((a, b) => pull(b, place) - pull(a, place))
  return (named ?? nearest ?? place).name
}
