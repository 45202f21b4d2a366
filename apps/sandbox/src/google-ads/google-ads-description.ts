import older from "@tools/provider-facts/google-ads-v23.json" with { type: "json" }
import newer from "@tools/provider-facts/google-ads-v25.json" with { type: "json" }
import dataManager from "@tools/provider-facts/google-data-manager-v1.json" with { type: "json" }
import { asNumber, asText, isObject, type Json } from "../core/json.ts"
import { fieldError } from "./google-ads-error.ts"

type NamesByType = Readonly<Record<string, string>>

/** What Google publishes of its interface: fields by type, and the values of enumerations. */
interface Description {
  readonly messages: Readonly<Record<string, NamesByType>>
  readonly enums: Readonly<Record<string, string>>
  readonly limits?: Readonly<Record<string, Readonly<Record<string, Limits>>>>
}

/** How many values a field takes, how long they are, and how large its pictures are, as its comment says. */
export interface Limits {
  readonly least?: number
  readonly most?: number
  readonly mostTogether?: number
  readonly mostCharacters?: number
  readonly mostWidth?: number
  readonly leastWidth?: number
  readonly leastHeight?: number
  readonly ratio?: number
}

/** The Data Manager API as a version of its own, which has nothing of Google Ads' messages. */
export const DATA_MANAGER = 1

const OLDER: Description = older
const NEWER: Description = newer

/** The first version that the newer description holds for. */
const FIRST_NEWER = 24

const describedIn = (version: number): Description =>
  version === DATA_MANAGER ? dataManager : version < FIRST_NEWER ? OLDER : NEWER

/** The fields of a message and their types in a version; undefined for one that is not described here. */
export const fieldsOf = (version: number, message: string): ReadonlyMap<string, string> | undefined => {
  const described = describedIn(version).messages[message]
  return described === undefined
    ? undefined
    : new Map(
        Object.entries(described).flatMap(([type, names]) => names.split(" ").map((name) => [name, type] as const)),
      )
}

/** The values of an enumeration that may be sent; undefined for any other type. */
export const valuesOf = (version: number, type: string): readonly string[] | undefined =>
  describedIn(version)
    .enums[type]?.split(" ")
    .filter((value) => value !== "UNKNOWN" && value !== "UNSPECIFIED")

/** The limits of a message's fields in a version, by their names; none where its comments state none. */
export const limitsOf = (version: number, message: string): Readonly<Record<string, Limits>> =>
  describedIn(version).limits?.[message] ?? {}

/** Whole numbers of 64 bits travel as texts too. */
const kinds: Readonly<Record<string, (value: Json) => boolean>> = {
  string: (value) => typeof value === "string",
  bool: (value) => typeof value === "boolean",
  int32: (value) => Number.isInteger(asNumber(value)),
  int64: (value) => Number.isInteger(asNumber(value)),
  double: (value) => asNumber(value) !== undefined,
  bytes: (value) => typeof value === "string" && /^[A-Za-z\d+/_-]*={0,2}$/u.test(value),
}

/** Refuses a name, a value or a kind that Google's own description of the version does not know. */
export const checkDescribed = (version: number, type: string, value: Json, path: readonly string[]): void => {
  const element = /^list<(.+)>$/u.exec(type)?.[1]
  if (element !== undefined) {
    if (!Array.isArray(value))
      throw fieldError("requestError", "INVALID_INPUT", `${path.join(".")} must be a list.`, path)
    for (const item of value) checkDescribed(version, element, item, path)
    return
  }
  const values = valuesOf(version, type)
  if (values !== undefined) {
    if (!values.includes(asText(value) ?? ""))
      throw fieldError("enumError", "ENUM_VALUE_NOT_PERMITTED", "Enum value is not permitted.", path)
    return
  }
  const isKind = kinds[type]
  if (isKind !== undefined) {
    if (!isKind(value))
      throw fieldError("requestError", "INVALID_INPUT", `Invalid value at '${path.join(".")}' (${type}).`, path)
    return
  }
  const fields = fieldsOf(version, type)
  if (fields === undefined) return
  if (!isObject(value)) throw fieldError("requestError", "INVALID_INPUT", `${path.join(".")} must be an object.`, path)
  for (const [name, held] of Object.entries(value)) {
    const fieldType = fields.get(name)
    if (fieldType === undefined)
      throw fieldError(
        "requestError",
        "UNKNOWN",
        `Invalid JSON payload received. Unknown name "${name}" at '${path.join(".")}': Cannot find field.`,
        [...path, name],
      )
    checkDescribed(version, fieldType, held, [...path, name])
  }
}

const camel = (name: string): string => name.replaceAll(/_([a-z\d])/gu, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string): string => camel(`_${name}`)

/** The message of a collection (`campaignCriteria`) or of a query's resource (`campaign_criterion`). */
export const messageOf = (name: string): string =>
  pascal(name)
    .replace(/Criteria$/u, "Criterion")
    .replace(/s$/u, (end) => (/^(?:Metrics|Segments)$/u.test(pascal(name)) ? end : ""))

/** Whether a version has the field that a query names; of resources that are not described here every one is taken. */
export const hasField = (version: number, field: string): boolean => {
  const [resource = "", ...path] = field.split(".")
  let fields = fieldsOf(version, messageOf(resource))
  for (const name of path) {
    if (fields === undefined) return true
    const type = fields.get(camel(name))
    if (type === undefined) return false
    fields = fieldsOf(version, type)
  }
  return true
}
