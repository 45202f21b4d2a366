import { isObject, type Json } from "./json.ts"

/** What a provider's own description says of its interface over HTTP. */
export interface RestDescription {
  readonly operations: Readonly<
    Record<string, { readonly scopes: string; readonly query: string; readonly request?: string }>
  >
  readonly schemas: Readonly<
    Record<string, { readonly required: string; readonly fields: Readonly<Record<string, string>> }>
  >
  readonly enums: Readonly<Record<string, string>>
}

const words = (text: string): readonly string[] => text.split(" ").filter((word) => word !== "")

const isOf: Readonly<Record<string, (value: Json) => boolean>> = {
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  integer: (value) => Number.isInteger(value),
}

/** What a description has against a value of a type, as a path and a reason; undefined where it is described. */
export const faultIn = (
  description: RestDescription,
  type: string,
  value: Json,
  path = "",
): { readonly path: string; readonly why: "unknown" | "missing" | "wrong" } | undefined => {
  const inner = /^(list|map)<(.+)>$/u.exec(type)
  if (inner !== null) {
    const [, holder, element = ""] = inner
    const isHeld = holder === "list" ? Array.isArray(value) : isObject(value)
    if (!isHeld) return { path, why: "wrong" }
    const each: ReadonlyArray<readonly [string, Json]> = Object.entries(value as Readonly<Record<string, Json>>)
    return each
      .map(([name, one]) => faultIn(description, element, one, `${path}[${name}]`))
      .find((fault) => fault !== undefined)
  }
  const kind = isOf[type]
  if (kind !== undefined) return kind(value) ? undefined : { path, why: "wrong" }
  const schema = description.schemas[type]
  if (schema === undefined) return undefined
  if (!isObject(value)) return { path, why: "wrong" }
  const missing = words(schema.required).find((name) => value[name] === undefined)
  if (missing !== undefined) return { path: `${path}.${missing}`, why: "missing" }
  const types = new Map(
    Object.entries(schema.fields).flatMap(([held, names]) => words(names).map((name) => [name, held] as const)),
  )
  for (const [name, one] of Object.entries(value)) {
    const held = types.get(name)
    const at = `${path}.${name}`
    if (held === undefined) return { path: at, why: "unknown" }
    const values = description.enums[`${type}.${name}`]
    if (values !== undefined && !(typeof one === "string" && words(values).includes(one)))
      return { path: at, why: "wrong" }
    const fault = faultIn(description, held, one, at)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** Whether an operation's query has only what its description knows. */
export const unknownQuery = (
  description: RestDescription,
  operation: string,
  names: readonly string[],
): string | undefined => names.find((name) => !words(description.operations[operation]?.query ?? "").includes(name))

/** Whether any right of an operation is among a caller's. */
export const isAllowed = (description: RestDescription, operation: string, scopes: readonly string[]): boolean =>
  words(description.operations[operation]?.scopes ?? "").some((scope) => scopes.includes(scope))

/** An operation's rights; a caller needs any. */
export const scopesOf = (description: RestDescription, operation: string): readonly string[] =>
  words(description.operations[operation]?.scopes ?? "")
