import { Schema } from "effect"
import { expect, test } from "vitest"
import { requiredFields } from "./required-fields.ts"

const Town = Schema.Struct({ name: Schema.String, mayor: Schema.optionalKey(Schema.String) })

test("fields that may be absent are not required", () => {
  expect(requiredFields(Town, { name: "York", mayor: "Ann" })).toEqual(["name"])
})

test("a record that cannot be read at all is no sample", () => {
  expect(() => requiredFields(Town, { mayor: "Ann" } as unknown as typeof Town.Type)).toThrow()
})
