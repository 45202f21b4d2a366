import { cleanText } from "@domain/kernel"

/** Reads of JSON that a network sent, where an absent or differently shaped part is simply not there. */
type Json = Readonly<Record<string, unknown>>

export const recordOf = (value: unknown): Json =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {}

export const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? cleanText(value) : typeof value === "number" ? String(value) : undefined

export const numberOf = (value: unknown): number => {
  const number = Number(value ?? 0)
  return Number.isFinite(number) ? number : 0
}

/** The value at a path of names. */
export const at = (value: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce((inner, name) => recordOf(inner)[name], value)
