import type { NameValue } from "./name-value.ts"

type Values = ReadonlyMap<string, unknown>

/** Own fields with a value; JSON has no undefined, so such a field counts as missing. */
const valuesOf = (record: object): Values => new Map(Object.entries(record).filter(([, value]) => value !== undefined))

const sameValue = (left: unknown, right: unknown): boolean => {
  if (left === right || Object.is(left, right)) return true
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const [some, others] = [valuesOf(left), valuesOf(right)]
  return (
    some.size === others.size &&
    [...some].every(([name, value]) => others.has(name) && sameValue(value, others.get(name)))
  )
}

/**
 * Fields of `after` that differ from `before`, compared deeply and sent whole; a missing one is null. Values are
 * JSON's. Spec: states, "Patches send only the difference".
 */
export const difference = <T extends object>(before: T, after: T): ReadonlyArray<NameValue> => {
  const [fieldsBefore, fieldsAfter] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...fieldsBefore.keys(), ...fieldsAfter.keys()])]
    .map((name) => ({ Name: name, Value: fieldsAfter.get(name) ?? null }))
    .filter(({ Name, Value }) => !sameValue(fieldsBefore.get(Name) ?? null, Value))
}

/** Applies the pairs in order; null removes the field. */
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
