import type { PageSource } from "./fact.ts"
import { squeeze } from "./page.ts"

/** A value of structured data: text, or a nested entity. */
export type EntityValue = string | Entity
/** An entity of structured data, with schema.org's names for types and properties. */
export type Entity = {
  readonly types: ReadonlyArray<string>
  readonly source: PageSource
  readonly properties: ReadonlyMap<string, ReadonlyArray<EntityValue>>
}

const decoded = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&#0?39;|&apos;|&#8217;/g, "’")
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, " ")

/** The values of a property, nested entities and texts alike. */
export const valuesOf = (entity: Entity, property: string): ReadonlyArray<EntityValue> =>
  entity.properties.get(property) ?? []

/** The texts of a property; for a nested entity its name, or its address for pictures. */
export const textsOf = (entity: Entity, property: string): ReadonlyArray<string> =>
  valuesOf(entity, property).flatMap((value): ReadonlyArray<string> => {
    if (typeof value === "string") return squeeze(value) === "" ? [] : [squeeze(decoded(value))]
    return ["name", "url", "contentUrl", "@id"].flatMap((inner) => textsOf(value, inner).slice(0, 1)).slice(0, 1)
  })

/** The first text of a property, else undefined. */
export const textOf = (entity: Entity, property: string): string | undefined => textsOf(entity, property)[0]

/** Nested entities of a property. */
export const thingsOf = (entity: Entity, property: string): ReadonlyArray<Entity> =>
  valuesOf(entity, property).filter((value) => typeof value !== "string")
