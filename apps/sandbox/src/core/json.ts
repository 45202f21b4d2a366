export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

/** Narrows any value to a plain JSON object (arrays are not objects here). */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The value as a string, numbers and booleans included; undefined for anything else. */
export const asText = (value: Json | undefined): string | undefined =>
  typeof value === "string"
    ? value
    : typeof value === "number" || typeof value === "boolean"
      ? String(value)
      : undefined

/** The value as a finite number, also from a numeric string; undefined for anything else. */
export const asNumber = (value: Json | undefined): number | undefined => {
  const number =
    typeof value === "number" ? value : typeof value === "string" && value.trim() !== "" ? Number(value) : NaN
  return Number.isFinite(number) ? number : undefined
}

export const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})

export const asArray = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])

/** Parses JSON text; undefined when it is malformed. */
export const parseJson = (source: string): Json | undefined => {
  try {
    const value: Json = JSON.parse(source)
    return value
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Follows a path such as ["link_data", "link"] through nested objects. */
export const dig = (value: Json | undefined, path: readonly string[]): Json | undefined => {
  let at = value
  for (const key of path) {
    if (!isObject(at)) return undefined
    at = at[key]
  }
  return at
}

/** Decodes `a[b][c]=1&d[]=2` form text into nested objects and lists of strings. */
export const decodeForm = (source: string): JsonObject => {
  const root: JsonObject = {}
  for (const [name, value] of new URLSearchParams(source)) {
    const keys = [...name.matchAll(/([^[\]]+)|\[\]/g)].map((match) => match[1] ?? "")
    let at = root
    keys.forEach((key, index) => {
      const slot = key === "" ? String(Object.keys(at).length) : key
      if (index === keys.length - 1) {
        at[slot] = value
        return
      }
      const next = at[slot]
      const child: JsonObject = isObject(next) ? next : {}
      at[slot] = child
      at = child
    })
  }
  const settled = listsFrom(root)
  return isObject(settled) ? settled : {}
}

const listsFrom = (value: Json): Json => {
  if (!isObject(value)) return value
  const keys = Object.keys(value)
  const entries = keys.map((key): [string, Json] => [key, listsFrom(value[key] ?? null)])
  return keys.length > 0 && keys.every((key, index) => key === String(index))
    ? entries.map(([, item]) => item)
    : Object.fromEntries(entries)
}
