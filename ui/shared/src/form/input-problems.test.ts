import { Schema } from "effect"
import { expect, test } from "vitest"
import { inputProblems } from "./input-problems.ts"

const Email = Schema.String.check(Schema.isPattern(/@/u)).pipe(Schema.brand("Email"))
const schema = Schema.Struct({
  email: Email,
  note: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(5)),
  tags: Schema.optionalKey(Schema.Array(Schema.Struct({ name: Schema.String }))),
  role: Schema.Literals(["Owner", "Member"]),
})
const right = { email: "asha@example.com", note: "Hello", role: "Owner" }

test("an input that its schema takes has no problems", () => {
  expect(inputProblems(schema, right)).toEqual([])
})

test("every wrong field is named, an empty one as missing", () => {
  expect(inputProblems(schema, { email: "asha", note: "", role: undefined })).toEqual([
    { field: "email", refusal: { key: "validation.notRight" } },
    { field: "note", refusal: { key: "validation.required" } },
    { field: "role", refusal: { key: "validation.required" } },
  ])
})

test("a text that is too long says how long it may be", () => {
  expect(inputProblems(schema, { ...right, note: "Too long" })).toEqual([
    { field: "note", refusal: { key: "validation.textTooLong", params: { most: 5 } } },
  ])
})

test("a problem inside a field is told at the field", () => {
  expect(inputProblems(schema, { ...right, tags: [{ name: 7 }] })).toEqual([
    { field: "tags", refusal: { key: "validation.notRight" } },
  ])
})
