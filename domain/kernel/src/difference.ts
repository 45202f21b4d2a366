import type { NameValue } from "./name-value.ts"

const sameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = a as Readonly<Record<string, unknown>>
  const right = b as Readonly<Record<string, unknown>>
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => sameValue(left[key], right[key]))
}

/** Fields of `after` that differ from `before`; empty when nothing changed, and then no patch is sent. */
export const difference = <T extends object>(before: T, after: T): ReadonlyArray<NameValue> => {
  const left = before as Readonly<Record<string, unknown>>
  const right = after as Readonly<Record<string, unknown>>
  return [...new Set([...Object.keys(left), ...Object.keys(right)])]
    .filter((key) => !sameValue(left[key], right[key]))
    .map((key) => ({ Name: key, Value: right[key] ?? null }))
}

/** The record with the pairs applied; a null value removes the field. */
export const applyDifference = (
  record: Readonly<Record<string, unknown>>,
  pairs: ReadonlyArray<NameValue>,
): Readonly<Record<string, unknown>> => {
  const next = new Map(Object.entries(record))
  for (const { Name, Value } of pairs) {
    if (Value === null || Value === undefined) next.delete(Name)
    else next.set(Name, Value)
  }
  return Object.fromEntries(next)
}
