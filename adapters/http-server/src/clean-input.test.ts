import { Result } from "effect"
import { expect, test } from "vitest"
import { cleanInput } from "./clean-input.ts"

test("texts and names of fields are cleaned at any depth, other values stay", () => {
  const input = { "na\u0000me": ["a\u0000b", { deep: "Sweets \ud83c" }], size: 1.5, isNew: true, note: null }
  const cleaned = { name: ["ab", { deep: "Sweets " }], size: 1.5, isNew: true, note: null }
  expect(cleanInput(input)).toEqual(Result.succeed(cleaned))
})

test.each([
  ["fields without end", Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [index, 1])), ""],
  ["entries without end", { list: Array.from({ length: 10_001 }, () => 1) }, "list"],
  ["a name that is too long", { form: { ["x".repeat(201)]: 1 } }, `form.${"x".repeat(40)}`],
])("%s are refused by the field", (_, input, field) => {
  expect(cleanInput(input)).toMatchObject({ failure: { field } })
})
