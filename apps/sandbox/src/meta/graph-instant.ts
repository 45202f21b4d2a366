import { asText, type JsonObject } from "../core/json.ts"
import { invalidParameter } from "./graph-error.ts"

/** Milliseconds of a time field, or null where none is set. */
export const instant = (fields: JsonObject, name: string): number | null => {
  const value = fields[name]
  if (value === undefined || value === null || value === "" || value === 0 || value === "0") return null
  const text = asText(value) ?? ""
  const at = /^\d{9,11}$/.test(text) ? Number(text) * 1000 : Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"))
  if (Number.isNaN(at)) throw invalidParameter(`Param ${name} is not a valid time.`)
  return at
}
