import type { Entity, EntityValue } from "./entity.ts"
import type { Page } from "./page.ts"

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}

const withoutWrapping = (text: string) =>
  text
    .replace(/^\s*(<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, "")
    .replace(/(-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, "")

// A string or comment that nothing closes reaches to the end, so that no text is gone through again from each of its quotes.
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

/** Reads a JSON-LD block as browsers' neighbours write it: comments, control characters, loose commas, a lost end. */
export const readLoosely = (text: string): unknown => {
  const bare = withoutWrapping(text)
    .replace(/^\uFEFF/, "")
    .trim()
    .replace(/;\s*$/, "")
  const mended = withoutLooseCommas(withoutComments(escapedControls(bare)))
  return parsed(bare) ?? parsed(mended) ?? parsed(withoutLooseCommas(closed(mended)))
}

const plainName = (name: string) => name.replace(/^https?:\/\/(www\.)?schema\.org\//i, "").replace(/^schema:/, "")

const deepest = 12

const toEntity = (node: object, depth: number): Entity => {
  const properties = new Map<string, ReadonlyArray<EntityValue>>()
  let types: ReadonlyArray<string> = []
  for (const [key, value] of Object.entries(node)) {
    const values = toValues(value, depth + 1)
    if (key === "@type" || key === "type") types = values.filter((v) => typeof v === "string").map(plainName)
    else properties.set(plainName(key), values)
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

const linked = (entities: ReadonlyArray<Entity>): ReadonlyArray<Entity> => {
  const byId = new Map<string, Entity>()
  for (const entity of entities) {
    const id = entity.properties.get("@id")?.[0]
    if (typeof id === "string" && entity.properties.size > 1) byId.set(id, entity)
  }
  const resolved = (value: EntityValue): EntityValue => {
    if (typeof value === "string" || value.properties.size !== 1) return value
    const id = value.properties.get("@id")?.[0]
    return (typeof id === "string" ? byId.get(id) : undefined) ?? value
  }
  return entities.map((entity) => ({
    ...entity,
    properties: new Map([...entity.properties].map(([name, values]) => [name, values.map(resolved)])),
  }))
}

/** Every thing described by the page's JSON-LD blocks, nested businesses too, references within the page followed. */
export const jsonLdEntities = (page: Page): ReadonlyArray<Entity> => {
  const roots = page
    .$('script[type*="ld+json" i]')
    .toArray()
    .flatMap((element) => toValues(readLoosely(page.$(element).text()), 0))
    .filter((value) => typeof value !== "string")
  return linked(roots.flatMap(withNested))
}
