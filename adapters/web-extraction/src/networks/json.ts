type Json = Readonly<Record<string, unknown>>

const recordOf = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {}

/** The value at a path of names; undefined where a part is not there. */
export const at = (value: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce((inner, name) => recordOf(inner)[name], value)

export const listAt = (value: unknown, ...path: ReadonlyArray<string>): ReadonlyArray<unknown> => {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

/** A text that says something, without blanks around it. */
export const textAt = (value: unknown, ...path: ReadonlyArray<string>): string | undefined => {
  const found = at(value, ...path)
  return typeof found === "string" && found.trim() !== "" ? found.trim() : undefined
}

export const numberAt = (value: unknown, ...path: ReadonlyArray<string>): number | undefined => {
  const found = at(value, ...path)
  return typeof found === "number" && Number.isFinite(found) ? found : undefined
}
