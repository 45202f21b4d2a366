import type { Entity, EntityValue } from "./entity.ts"
import type { Page } from "./page.ts"
import { parsedJson } from "./parsed-json.ts"

const withoutWrapping = (text: string) =>
  text
    .replace(/^\s*(<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, "")
    .replace(/(-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, "")

// An unclosed string or comment runs to the end; searching again from each quote would be quadratic.
const escapedControls = (text: string) =>
  text.replace(/"(?:[^"\\]|\\.)*(?:"|$)/gs, (quoted) =>
    quoted.replace(/\p{Cc}/gu, (control) => (control === "\n" ? "\\n" : control === "\t" ? "\\t" : " ")),
  )
const withoutComments = (text: string) =>
  text.replace(/"(?:[^"\\]|\\.)*(?:"|$)|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/g, (part) =>
    part.startsWith('"') ? part : "",
  )
const withoutLooseCommas = (text: string) =>
  text.replace(/"(?:[^"\\]|\\.)*(?:"|$)|,\s*(?=[}\]])/g, (part) => (part.startsWith('"') ? part : ""))
const closed = (text: string) => {
  const open: Array<string> = []
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|$)|[[\]{}]/g)) {
    if (token === "{") open.push("}")
    else if (token === "[") open.push("]")
    else if (token === "}" || token === "]") open.pop()
  }
  return text.trim().replace(/(?<![,;])[,;]+$/, "") + open.reverse().join("")
}

/** Parses JSON-LD leniently: comments, control characters, trailing commas and a missing end are accepted. */
export const readLoosely = (text: string): unknown => {
  const bare = withoutWrapping(text)
    .replace(/^\uFEFF/, "")
    .trim()
    .replace(/;\s*$/, "")
  const repaired = withoutLooseCommas(withoutComments(escapedControls(bare)))
  return parsedJson(bare) ?? parsedJson(repaired) ?? parsedJson(withoutLooseCommas(closed(repaired)))
}

const plainName = (name: string) => name.replace(/^https?:\/\/(www\.)?schema\.org\//i, "").replace(/^schema:/, "")

const deepest = 12

const toEntity = (node: object, depth: number): Entity => {
  const properties = new Map<string, ReadonlyArray<EntityValue>>()
  let types: ReadonlyArray<string> = []
  for (const [property, value] of Object.entries(node)) {
    const values = toValues(value, depth + 1)
    if (property === "@type" || property === "type") types = values.filter((v) => typeof v === "string").map(plainName)
    else properties.set(plainName(property), values)
  }
  return { types, source: "jsonld", properties }
}

const toValues = (value: unknown, depth: number): ReadonlyArray<EntityValue> => {
  if (depth > deepest || value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((item) => toValues(item, depth + 1))
  if (typeof value === "object") {
    if ("@value" in value) return toValues(value["@value"], depth + 1)
    return [toEntity(value, depth)]
  }
  return [String(value)]
}

const withNested = (entity: Entity): ReadonlyArray<Entity> => {
  const inner = [
    "@graph",
    "mainEntity",
    "mainEntityOfPage",
    "publisher",
    "provider",
    "about",
    "department",
    "itemListElement",
    "item",
    "author",
    "subOrganization",
  ]
  return [
    entity,
    ...inner.flatMap((property) =>
      (entity.properties.get(property) ?? []).flatMap((value) => (typeof value === "string" ? [] : withNested(value))),
    ),
  ]
}

/** How far below an entity references are followed. */
const deepestReference = 4

const linked = (entities: ReadonlyArray<Entity>): ReadonlyArray<Entity> => {
  const byId = new Map<string, Entity>()
  for (const entity of entities) {
    const id = entity.properties.get("@id")?.[0]
    if (typeof id === "string" && entity.properties.size > 1) byId.set(id, entity)
  }
  const resolved = (value: EntityValue, depth = 0): EntityValue => {
    if (typeof value === "string" || depth > deepestReference) return value
    const id = value.properties.size === 1 ? value.properties.get("@id")?.[0] : undefined
    const target = typeof id === "string" ? byId.get(id) : undefined
    return target ?? withResolved(value, depth + 1)
  }
  const withResolved = (entity: Entity, depth: number): Entity => ({
    ...entity,
    properties: new Map(
      [...entity.properties].map(([name, values]) => [name, values.map((value) => resolved(value, depth))]),
    ),
  })
  return entities.map((entity) => withResolved(entity, 0))
}

/** Every entity in the page's JSON-LD blocks, including nested businesses, with references resolved. */
export const jsonLdEntities = (page: Page): ReadonlyArray<Entity> => {
  const roots = page
    .$('script[type*="ld+json" i]')
    .toArray()
    .flatMap((element) => toValues(readLoosely(page.$(element).text()), 0))
    .filter((value) => typeof value !== "string")
  // A reference may lead to an entity that has references itself: its address, its contact.
  return linked(linked(roots.flatMap(withNested)))
}
