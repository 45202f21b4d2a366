import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { changedFields } from "./changed-fields.ts"

test("fields that differ are told with both values, and equal fields are not", () => {
  expect(changedFields({ name: "A", days: 3, gone: 1 }, { name: "B", days: 3, added: true })).toEqual([
    { field: "name", before: "A", after: "B" },
    { field: "gone", before: 1, after: undefined },
    { field: "added", before: undefined, after: true },
  ])
})

test("documents are compared field by field, and lists as a whole", () => {
  const before = { prices: { tax: 18, packs: [1, 2], band: { low: 1, high: 2 } } }
  const after = { prices: { tax: 20, packs: [1], band: { low: 1, high: 3 } } }
  expect(changedFields(before, after).map(({ field }) => field)).toEqual([
    "prices.tax",
    "prices.packs",
    "prices.band.high",
  ])
})

test("a new record tells every field, a deleted record its former values", () => {
  expect(changedFields(null, { a: 1, b: { c: 2 } }).map(({ field, after }) => [field, after])).toEqual([
    ["a", 1],
    ["b.c", 2],
  ])
  expect(changedFields({ a: 1 }, null)).toEqual([{ field: "a", before: 1, after: undefined }])
})

test("a record does not differ from itself", () => {
  law(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
      expect(changedFields(record as Record<string, unknown>, record as Record<string, unknown>)).toEqual([])
    }),
  )
})
