import { truncateText } from "@domain/kernel"
import type { Schema } from "effect"
import type { DestinationKindRow } from "./destination-kinds.ts"

/** A value as one readable text: yes and no as signs, lists of texts by commas, lists of things by lines. */
export const textOfValue = (value: Schema.Json): string => {
  if (value === null) return ""
  if (typeof value === "boolean") return value ? "✓" : "✗"
  if (typeof value === "string") return value
  if (typeof value === "number") return String(value)
  if (Array.isArray(value)) {
    const texts = value.map(textOfValue)
    return texts.join(value.some((one) => typeof one === "object" && one !== null) ? "\n" : ", ")
  }
  return Object.values(value).map(textOfValue).join(" ")
}

/** A value as a field of a kind takes it. */
export const fieldValue = (
  { takes, valueLetters }: Pick<DestinationKindRow, "takes" | "valueLetters">,
  value: Schema.Json,
): Schema.Json => {
  if (takes === "json" || (takes === "cells" && typeof value === "number")) return value
  const text = textOfValue(value)
  return text.length <= valueLetters ? text : truncateText(text, valueLetters).slice(0, valueLetters)
}
