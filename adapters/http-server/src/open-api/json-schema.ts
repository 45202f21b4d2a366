import { Predicate, Schema } from "effect"

export type Json = Readonly<Record<string, unknown>>

export const isJson = (value: unknown): value is Json => Predicate.isObject(value) && !Array.isArray(value)

/** What the safe integers allow anyway. */
const unbounded = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])

const isNotFinite = (member: unknown): boolean =>
  isJson(member) && Array.isArray(member["enum"]) && member["enum"].includes("Infinity")

/** A member of an enumeration: a number with the name that stands for it. */
const isNamedNumber = (member: unknown): member is { readonly enum: readonly [number]; readonly title: string } =>
  isJson(member) &&
  typeof member["title"] === "string" &&
  Array.isArray(member["enum"]) &&
  member["enum"].length === 1 &&
  typeof member["enum"][0] === "number"

const enumeration = (members: ReadonlyArray<{ readonly enum: readonly [number]; readonly title: string }>): Json => ({
  type: "integer",
  enum: members.map(({ enum: [number] }) => number),
  "x-enum-varnames": members.map(({ title }) => title),
  description: members.map(({ enum: [number], title }) => `${number} ${title}`).join(", "),
})

const union = (members: ReadonlyArray<unknown>, rest: Json): unknown => {
  const finite = members.filter((member) => !isNotFinite(member))
  const [only] = finite
  if (finite.length === 1 && isJson(only)) return { ...only, ...rest }
  if (finite.length > 0 && finite.every(isNamedNumber)) return { ...enumeration(finite), ...rest }
  return { ...rest, anyOf: finite }
}

/** A schema as generators of clients read it: enumerations by name, numbers finite, nothing said that holds anyway. */
const readable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(readable)
  if (!isJson(value)) return value
  const entries = Object.entries(value)
    .filter(
      ([key, part]) =>
        !(key === "additionalProperties" && part === true) &&
        !((key === "minimum" || key === "maximum") && unbounded.has(part)),
    )
    .map(([key, part]) => [key, readable(part)] as const)
  const { anyOf, ...rest } = Object.fromEntries(entries)
  return Array.isArray(anyOf) ? union(anyOf, rest) : { ...rest, ...(anyOf !== undefined && { anyOf }) }
}

/** A schema with its shared parts in their places; none of ours holds itself. */
const inlined = (value: unknown, definitions: Json): unknown => {
  if (Array.isArray(value)) return value.map((part) => inlined(part, definitions))
  if (!isJson(value)) return value
  const { $ref, ...rest } = value
  if (typeof $ref === "string") return inlined(definitions[$ref.split("/").at(-1) ?? ""], definitions)
  return Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, inlined(part, definitions)]))
}

/** The JSON Schema of a codec's wire form, whole. */
export const jsonSchemaOf = (schema: Schema.Codec<unknown, unknown>): Json => {
  const { schema: whole, definitions } = Schema.toJsonSchemaDocument(schema)
  const read = readable(inlined(whole, definitions))
  return isJson(read) ? read : {}
}

/** The properties of an object's schema. */
export const propertiesOf = (schema: unknown): Json =>
  isJson(schema) && isJson(schema["properties"]) ? schema["properties"] : {}

/** The properties that an object must have. */
export const requiredOf = (schema: unknown): ReadonlySet<unknown> =>
  new Set(isJson(schema) && Array.isArray(schema["required"]) ? schema["required"] : [])
