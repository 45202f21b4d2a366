import { expect, test } from "vitest"
import { fieldsOf, isFieldName, sectionNames, sectionOf } from "./field-names.ts"
import { changeOf } from "./change-of-values.ts"
import { sections } from "./signup-session.ts"

test("the sections and their fields are those of a session's schema", () => {
  expect(sectionNames).toEqual(Object.keys(sections))
  for (const section of sectionNames) expect(fieldsOf(section)).toEqual(Object.keys(sections[section].fields))
})

test("a name that is no field belongs to no section", () => {
  expect([isFieldName("budget"), isFieldName("toString"), isFieldName("paid")]).toEqual([true, false, false])
  expect([sectionOf("budget"), sectionOf("toString"), sectionOf("paid")]).toEqual(["budget", undefined, undefined])
})

test("a change leaves out names that are no fields and values that are not there", () => {
  expect(changeOf({ name: "Rye", tagline: null, phone: undefined, paid: true })).toStrictEqual({
    business: { name: "Rye", tagline: null },
  })
  expect(changeOf({ paid: true, phone: undefined })).toStrictEqual({})
})
