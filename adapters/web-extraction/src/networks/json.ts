type Json = Readonly<Record<string, unknown>>

const recordOf = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {}

/** The value at a path of property names; undefined when a part is missing. */
export const at = (value: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce((inner, name) => recordOf(inner)[name], value)

export const listAt = (value: unknown, ...path: ReadonlyArray<string>): ReadonlyArray<unknown> => {
  const target = at(value, ...path)
  return Array.isArray(target) ? target : []
}

/** The trimmed text at a path; undefined when empty. */
export const textAt = (value: unknown, ...path: ReadonlyArray<string>): string | undefined => {
  const text = at(value, ...path)
  return typeof text === "string" && text.trim() !== "" ? text.trim() : undefined
}

export const numberAt = (value: unknown, ...path: ReadonlyArray<string>): number | undefined => {
  const number = at(value, ...path)
  return typeof number === "number" && Number.isFinite(number) ? number : undefined
}
