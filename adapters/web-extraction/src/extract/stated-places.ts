import { type Entity, type EntityValue, textOf, textsOf, thingsOf, valuesOf } from "./entity.ts"

/** Properties that hold the places or parts of a business. */
export const partProperties = [
  "department",
  "location",
  "subOrganization",
  "containsPlace",
  "hasPOS",
  "branch",
] as const

/** What belongs to one place of a business, and not to the business. */
const placeProperties = [
  "address",
  "streetAddress",
  "addressLocality",
  "addressRegion",
  "postalCode",
  "addressCountry",
  "geo",
  "latitude",
  "longitude",
  "hasMap",
  "openingHours",
  "openingHoursSpecification",
] as const

const deepest = 3

const addressTypes = /(?:Address|adr)$/i

const isFlat = (entity: Entity): boolean =>
  ["streetAddress", "addressLocality", "postalCode"].some((property) => valuesOf(entity, property).length > 0)

const isStated = (address: EntityValue): boolean =>
  typeof address === "string" ? address.trim() !== "" : address.properties.size > 0

const addressesIn = (entity: Entity): ReadonlyArray<EntityValue> =>
  isFlat(entity) ? [entity] : valuesOf(entity, "address").filter(isStated)

/** An address with its own telephone and hours, which a postal address may have. */
const placeOfAddress = (address: EntityValue, source: Entity["source"]): Entity => {
  const inside = typeof address === "string" ? new Map<string, ReadonlyArray<EntityValue>>() : address.properties
  const hours = inside.get("hoursAvailable") ?? []
  const own = ["telephone", "openingHours", "openingHoursSpecification", "contactPoint", "geo"].flatMap((property) => {
    const values = [...(inside.get(property) ?? []), ...(property === "openingHoursSpecification" ? hours : [])]
    return values.length === 0 ? [] : [[property, values] as const]
  })
  return { types: ["Place"], source, properties: new Map([["address", [address]], ...own]) }
}

/** The places that an entity states: itself, its further addresses and its parts, each with one address. */
const placesWithin = (entity: Entity, depth = 0): ReadonlyArray<Entity> => {
  if (depth > deepest) return []
  const [first, ...further] = addressesIn(entity)
  const parts = partProperties
    .flatMap((property) => thingsOf(entity, property))
    .flatMap((part) =>
      part.types.some((type) => addressTypes.test(type))
        ? [placeOfAddress(part, part.source)]
        : placesWithin(part, depth + 1),
    )
  if (first === undefined) return parts
  const inAddress = first === entity ? [] : placeOfAddress(first, entity.source).properties
  const own: Entity = { ...entity, properties: new Map([...inAddress, ...entity.properties, ["address", [first]]]) }
  return [
    first === entity ? entity : own,
    ...further.map((address) => placeOfAddress(address, entity.source)),
    ...parts,
  ]
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "")

const textsAt = (place: Entity): Readonly<Record<"code" | "street", string>> => {
  const [address] = addressesIn(place)
  if (address === undefined || typeof address === "string") return { code: "", street: plain(address ?? "") }
  return { code: plain(textOf(address, "postalCode") ?? ""), street: plain(textsOf(address, "streetAddress").join("")) }
}

const isUnlike = (one: string, other: string): boolean =>
  one !== "" && other !== "" && !one.includes(other) && !other.includes(one)

/** Whether two places have addresses that cannot be one. */
const isElsewhere = (one: Entity, other: Entity): boolean => {
  const [here, there] = [textsAt(one), textsAt(other)]
  return isUnlike(here.code, there.code) || isUnlike(here.street, there.street)
}

const isSamePlace = (one: Entity, other: Entity): boolean => {
  const [here, there] = [textsAt(one), textsAt(other)]
  const isComparable = (here.code !== "" && there.code !== "") || (here.street !== "" && there.street !== "")
  return isComparable && !isElsewhere(one, other)
}

const hasOwnPlace = (entity: Entity): boolean => addressesIn(entity).length > 0

const filled = (place: Entity, others: ReadonlyArray<Entity>): Entity => {
  const missing = others.flatMap((other) => [...other.properties].filter(([name]) => !place.properties.has(name)))
  return { ...place, properties: new Map([...missing.toReversed(), ...place.properties]) }
}

/** Each place of a business once, in the order stated; what two descriptions of one place say is joined. */
export const placesIn = (entities: ReadonlyArray<Entity>): ReadonlyArray<Entity> => {
  const found = entities.flatMap((entity) => placesWithin(entity))
  const firsts = found.filter((place, at) => !found.slice(0, at).some((earlier) => isSamePlace(earlier, place)))
  return firsts.map((place) =>
    filled(
      place,
      found.filter((other) => other !== place && isSamePlace(other, place)),
    ),
  )
}

/**
 * A business with the address, position and hours of its first place, and without these facts of another place. Facts
 * that several entities state of one business are joined, but facts of a single place only.
 */
export const atFirstPlace = (
  business: Entity,
  first: Entity | undefined,
  mates: ReadonlyArray<Entity>,
): ReadonlyMap<string, ReadonlyArray<EntityValue>> => {
  const properties = new Map(business.properties)
  if (first === undefined) return properties
  const unplaced = [business, ...mates].filter((mate) => !hasOwnPlace(mate))
  const whole = filled(first, unplaced)
  for (const property of placeProperties) {
    const values = valuesOf(whole, property)
    if (values.length > 0) properties.set(property, values)
    else properties.delete(property)
  }
  return properties
}
