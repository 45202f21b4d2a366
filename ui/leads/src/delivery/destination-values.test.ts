import { standardMapping } from "@domain/integrations"
import { anyMapping } from "@domain/integrations/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { mappingOf, settingsOf, valuesOf, withRow } from "./destination-values.ts"

test("a mapping is shown and sent as it was", () => {
  fc.assert(
    fc.property(anyMapping, (mapping) => {
      const shown = valuesOf({ mapping, events: [], name: "CRM" } as never)
      expect(mappingOf(shown.mapping)).toEqual(mapping)
    }),
  )
})

test("a new destination sends every detail, and an added row has its own name", () => {
  const { mapping } = valuesOf(undefined)
  expect(mappingOf(mapping)).toEqual(standardMapping)
  const fewer = mapping.filter(({ source }) => source !== "email")
  const added = withRow(fewer)
  expect(added.at(-1)).toMatchObject({ to: "email", source: "email" })
  expect(new Set(added.map(({ id }) => id)).size).toBe(added.length)
  expect(withRow(mapping).at(-1)).toMatchObject({ to: "", source: "fixed" })
})

test("a field without a name is refused at the mapping", () => {
  const values = valuesOf(undefined)
  const refused = settingsOf({ ...values, mapping: withRow(values.mapping) })
  expect(Result.isFailure(refused) && refused.failure).toEqual({ mapping: { key: "integrations.fieldName" } })
})
