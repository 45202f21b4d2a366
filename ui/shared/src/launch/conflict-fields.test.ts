import { isFieldName } from "@domain/signup"
import { fieldValues } from "@domain/signup/testing"
import { expect, test } from "vitest"
import english from "@ui/i18n/locales/en/launch.json" with { type: "json" }
import hebrew from "@ui/i18n/locales/he/launch.json" with { type: "json" }

test("a conflict names every field of a draft, in each language", () => {
  const named = [english, hebrew].map(({ conflict }) => new Set(Object.keys(conflict.field)))
  const fields = Object.keys(fieldValues).filter(isFieldName)
  expect(fields.filter((field) => named.some((names) => !names.has(field)))).toEqual([])
})
