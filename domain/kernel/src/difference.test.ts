import { expect, test } from "vitest"
import { applyDifference, difference } from "./difference.ts"

test("only changed, added and removed fields are sent", () => {
  expect(difference({ name: "Asha", city: "Pune", gone: 1 }, { name: "Asha", city: "Surat", tags: ["a"] })).toEqual([
    { Name: "city", Value: "Surat" },
    { Name: "gone", Value: null },
    { Name: "tags", Value: ["a"] },
  ])
})

test("a list and a record with the same keys differ", () => {
  expect(difference({ a: [1] }, { a: { 0: 1 } })).toHaveLength(1)
})

test("null means missing, so neither is a change of the other", () => {
  expect(difference({ a: null, b: undefined }, { c: null })).toEqual([])
  expect(difference({ a: null }, { a: 0 })).toEqual([{ Name: "a", Value: 0 }])
  expect(difference({ a: 0 }, { a: null })).toEqual([{ Name: "a", Value: null }])
  expect(difference({ a: undefined }, { a: false })).toEqual([{ Name: "a", Value: false }])
})

test("inside a field null is a value like any other, and undefined is not", () => {
  expect(difference({ a: { b: null } }, { a: {} })).toEqual([{ Name: "a", Value: {} }])
  expect(difference({ a: [null] }, { a: [] })).toEqual([{ Name: "a", Value: [] }])
  expect(difference({ a: { b: undefined } }, { a: {} })).toEqual([])
  expect(difference<object>({ a: { b: 1 } }, { a: { b: 1, c: 2 } })).toHaveLength(1)
  expect(difference<object>({ a: { b: 1, c: 2 } }, { a: { b: 1 } })).toHaveLength(1)
  expect(difference<object>({ a: "x" }, { a: { 0: "x" } })).toHaveLength(1)
  expect(difference<object>({ a: { 0: "x" } }, { a: "x" })).toHaveLength(1)
  expect(difference({ a: { b: 1 } }, { a: { c: 1 } })).toEqual([{ Name: "a", Value: { c: 1 } }])
})

test("a change deep inside sends its whole field", () => {
  const before = { offer: { type: 1, until: { day: 3 } }, tags: [{ id: 1 }, { id: 2 }] }
  expect(difference(before, { ...before, offer: { type: 1, until: { day: 4 } } })).toEqual([
    { Name: "offer", Value: { type: 1, until: { day: 4 } } },
  ])
  expect(difference(before, { ...before, tags: [{ id: 2 }, { id: 1 }] })).toHaveLength(1)
  expect(difference(before, JSON.parse(JSON.stringify(before)))).toEqual([])
})

test("zero has no sign, and what is no number is itself", () => {
  expect(difference({ a: 0, b: Number.NaN }, { a: -0, b: Number.NaN })).toEqual([])
})

test("names that every object inherits are names like any other", () => {
  const none: Readonly<Record<string, unknown>> = {}
  expect(difference(none, { toString: 1 })).toEqual([{ Name: "toString", Value: 1 }])
  expect(difference({ constructor: 1 }, none)).toEqual([{ Name: "constructor", Value: null }])
  expect(difference<object>({ a: {} }, { a: { valueOf: undefined } })).toEqual([])
})

test("null and undefined values remove their field", () => {
  expect(
    applyDifference({ a: 1, b: 2, c: 3 }, [
      { Name: "a", Value: null },
      { Name: "b", Value: undefined },
    ]),
  ).toStrictEqual({ c: 3 })
})
