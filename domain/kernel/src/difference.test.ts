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

test("null and undefined values remove their field", () => {
  expect(
    applyDifference({ a: 1, b: 2, c: 3 }, [
      { Name: "a", Value: null },
      { Name: "b", Value: undefined },
    ]),
  ).toEqual({ c: 3 })
})
