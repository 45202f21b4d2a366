const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isFilled = (value: unknown): value is string => typeof value === "string" && value.trim() !== ""

/** The parts of an address that people read, in the order in which they are written. */
const placeParts = ["addressLine", "area", "city", "state", "postalCode"] as const

/**
 * A draft's value in a line of words: texts as they are, lists and addresses with commas, names of things. Undefined for what
 * only its own editor can show, such as a design; empty where there is no value.
 */
export const valueText = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return ""
  if (typeof value === "string" || typeof value === "number") return String(value)
  if (Array.isArray(value)) {
    const texts = value.map(valueText)
    return texts.every(isFilled) ? texts.join(", ") : undefined
  }
  if (!isRecord(value)) return undefined
  if (isFilled(value["name"])) return value["name"]
  const place = placeParts.map((part) => value[part]).filter(isFilled)
  return place.length === 0 ? undefined : place.join(", ")
}
