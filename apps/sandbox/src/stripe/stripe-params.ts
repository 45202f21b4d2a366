import { asText, isObject, type Json, type JsonObject } from "../core/json.ts"
import { invalidRequest } from "./stripe-error.ts"
import type { Metadata } from "./stripe-state.ts"

/** Which parameters a call takes: a kind for each name, or nested names. `any` keeps free maps such as metadata. */
export type ParamSpec = { readonly [name: string]: "text" | "int" | "flag" | "list" | "map" | ParamSpec }

/** Refuses unknown names, wrong kinds and missing required parameters, as Stripe does. */
export const checkParams = (
  params: JsonObject,
  spec: ParamSpec,
  required: readonly string[] = [],
  prefix = "",
): void => {
  for (const [name, value] of Object.entries(params)) {
    if (prefix === "" && name === "expand") continue
    const path = prefix === "" ? name : `${prefix}[${name}]`
    const kind = Object.hasOwn(spec, name) ? spec[name] : undefined
    if (kind === undefined) {
      throw invalidRequest(`Received unknown parameter: ${path}`, { code: "parameter_unknown", param: path })
    }
    checkKind(path, value, kind)
  }
  for (const name of required) {
    const value = params[name]
    if (value === undefined || value === "") {
      throw invalidRequest(`Missing required param: ${name}.`, { code: "parameter_missing", param: name })
    }
  }
}

const checkKind = (path: string, value: Json, kind: ParamSpec[string]): void => {
  if (typeof kind === "object") {
    if (value === "") return
    if (!isObject(value)) throw invalidRequest(`Invalid object`, { param: path })
    checkParams(value, kind, [], path)
  } else if (kind === "int" && !/^-?\d+$/.test(asText(value) ?? "")) {
    throw invalidRequest(`Invalid integer: ${asText(value) ?? ""}`, { code: "parameter_invalid_integer", param: path })
  } else if (kind === "flag" && value !== "true" && value !== "false") {
    throw invalidRequest(`Invalid boolean: ${asText(value) ?? ""}`, { param: path })
  } else if (kind === "list" && !Array.isArray(value)) {
    throw invalidRequest("Invalid array", { param: path })
  } else if (kind === "map" && !isObject(value) && value !== "") {
    throw invalidRequest("Invalid hash", { param: path })
  } else if (kind === "text" && typeof value !== "string") {
    throw invalidRequest("Invalid string", { param: path })
  }
}

export const textParam = (params: JsonObject, name: string): string | null => {
  const value = asText(params[name])
  return value === undefined || value === "" ? null : value
}

export const intParam = (params: JsonObject, name: string): number | null => {
  const value = textParam(params, name)
  return value === null ? null : Number(value)
}

export const flagParam = (params: JsonObject, name: string): boolean => params[name] === "true"

/** Merges a metadata change: an empty value removes its key, an empty map clears all. */
export const mergeMetadata = (current: Metadata, change: Json | undefined): Metadata => {
  if (change === undefined) return current
  if (!isObject(change)) return {}
  const texts = Object.entries(change).map(([name, value]): [string, string] => [name, asText(value) ?? ""])
  const merged = { ...current, ...Object.fromEntries(texts) }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""))
}

/** A parameter with a closed list of values; null where it was left out. */
export const choiceParam = <Choice extends string>(
  params: JsonObject,
  name: string,
  choices: readonly Choice[],
): Choice | null => {
  const value = textParam(params, name)
  const chosen = choices.find((one) => one === value)
  if (value !== null && chosen === undefined)
    throw invalidRequest(`Invalid ${name}: must be one of ${choices.join(", ")}`, { param: name })
  return chosen ?? null
}
