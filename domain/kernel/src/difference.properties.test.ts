import * as fc from "fast-check"
import { expect, test } from "vitest"
import { applyDifference, difference } from "./difference.ts"
import { law } from "./testing/index.ts"

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, undefined),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.record({ a: fc.integer(), b: fc.string() }, { requiredKeys: [] }),
)
const anyRecord = fc.dictionary(fc.constantFrom("name", "city", "offer", "services", "toString", "__proto__"), value)

/** Removes null and undefined fields, which mean a missing field. */
const withoutEmpty = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).filter(([, it]) => it !== null && it !== undefined))

test("the difference applied to the old record gives the new one", () => {
  law(
    fc.property(anyRecord, anyRecord, (before, after) => {
      expect(withoutEmpty(applyDifference(before, difference(before, after)))).toEqual(withoutEmpty(after))
    }),
  )
})

test("equal records have no difference", () => {
  law(
    fc.property(anyRecord, (record) => {
      expect(difference(record, JSON.parse(JSON.stringify(record)))).toEqual([])
    }),
  )
})

test("a difference names each field at most once and only changed ones", () => {
  law(
    fc.property(anyRecord, anyRecord, (before, after) => {
      const names = difference(before, after).map((pair) => pair.Name)
      expect(new Set(names).size).toBe(names.length)
      const [left, right] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
      expect(names.every((name) => JSON.stringify(left.get(name)) !== JSON.stringify(right.get(name)))).toBe(true)
    }),
  )
})
