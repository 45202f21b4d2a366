import { asNumber, asText, isObject, type Json, type JsonObject } from "../core/json.ts"
import { keysOf, parametersOf, valuesOf } from "./graph-description.ts"
import { invalidParameter } from "./graph-error.ts"
import { checkGraphParams } from "./graph-request.ts"
import { instant } from "./graph-instant.ts"

/** Refuses a value outside a closed list. */
export const oneOf = (name: string, value: Json | undefined, allowed: readonly string[]): void => {
  if (value !== undefined && !allowed.includes(asText(value) ?? ""))
    throw invalidParameter(`Param ${name} must be one of {${allowed.join(", ")}}`)
}

const plain: Readonly<Record<string, (value: Json) => boolean>> = {
  string: (value) => asText(value) !== undefined,
  int: (value) => Number.isInteger(asNumber(value)),
  "unsigned int": (value) => Number.isInteger(asNumber(value)) && Number(value) >= 0,
  float: (value) => asNumber(value) !== undefined,
  bool: (value) => ["true", "false", "1", "0"].includes(asText(value) ?? ""),
  Object: (value) => typeof value === "object" || value === "",
}

/** Refuses a value that is not of its described type, down to the keys of objects that Meta lists. */
const checkType = (version: number, name: string, value: Json, type: string): void => {
  const element = /^list<(.+)>$/.exec(type)?.[1]
  if (element !== undefined) {
    // A list of words may also come with commas between them.
    const items = typeof value === "string" && value !== "" ? value.split(",") : value
    if (!Array.isArray(items)) throw invalidParameter(`Param ${name} must be an array.`)
    items.forEach((item, index) => checkType(version, `${name}[${index}]`, item, element))
    return
  }
  const values = valuesOf(version, type)
  if (values !== undefined) {
    oneOf(name, value, values)
    return
  }
  if (type === "datetime") {
    instant({ [name]: value }, name)
    return
  }
  const isRight = plain[type]
  if (isRight !== undefined) {
    if (!isRight(value)) throw invalidParameter(`Param ${name} must be of type ${type}.`)
    return
  }
  if (type === "file") return
  if (!isObject(value)) throw invalidParameter(`Param ${name} must be an object.`)
  const keys = keysOf(version, type)
  if (keys === undefined) return
  for (const [key, held] of Object.entries(value)) {
    const keyType = keys.get(key)
    if (keyType === undefined) throw invalidParameter(`Unexpected key "${key}" on param "${name}".`)
    checkType(version, `${name}[${key}]`, held, keyType)
  }
}

/**
 * Checks a call's parameters by Meta's description of the call; returns the names that the description lists. `also`
 * names parameters that the call needs although the description does not say so.
 */
export const checkDescribed = (
  version: number,
  params: JsonObject,
  call: string,
  also: readonly string[] = [],
): readonly string[] => {
  const { types, required } = parametersOf(version, call)
  checkGraphParams(params, [...types.keys(), ...[...also, ...required].map((name) => `${name}*`)])
  for (const [name, value] of Object.entries(params)) {
    const type = types.get(name)
    if (type !== undefined) checkType(version, name, value, type)
  }
  return [...types.keys()]
}
