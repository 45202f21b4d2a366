import { DestinationKind, destinationKind, identityField, LeadField, standardMapping } from "@domain/integrations"
import { anyMapping } from "@domain/integrations/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { mappingOf, readyMapping, settingsOf, valuesOf, withRow } from "./destination-values.ts"

test("a mapping is shown and sent as it was", () => {
  fc.assert(
    fc.property(anyMapping, (mapping) => {
      const shown = valuesOf({ mapping, events: [], name: "CRM" })
      expect(mappingOf(shown.mapping)).toEqual(mapping)
    }),
  )
})

test("a new destination sends every detail, and an added row has its own name", () => {
  const { mapping } = valuesOf({ mapping: readyMapping("Webhook", String) })
  expect(mappingOf(mapping)).toEqual(standardMapping)
  const fewer = mapping.filter(({ source }) => source !== "email")
  const added = withRow(fewer)
  expect(added.at(-1)).toMatchObject({ to: "email", source: "email" })
  expect(new Set(added.map(({ id }) => id)).size).toBe(added.length)
  expect(withRow(mapping).at(-1)).toMatchObject({ to: "", source: "fixed" })
})

test("a field without a name is refused at the mapping", () => {
  const values = valuesOf({ mapping: standardMapping })
  const refused = settingsOf("Webhook", { ...values, mapping: withRow(values.mapping) })
  expect(Result.isFailure(refused) && refused.failure).toEqual({ mapping: { key: "integrations.fieldName" } })
})

test("the ready mapping of each kind tells leads apart in every language", () => {
  for (const kind of DestinationKind.literals) {
    const mapping = readyMapping(kind, (field) => `${field} בעברית`)
    expect(identityField(kind, mapping) !== undefined).toBe(destinationKind(kind).identity !== undefined)
    expect(new Set(mapping.map(({ to }) => to)).size).toBe(mapping.length)
    for (const { from } of mapping) expect(LeadField.literals).toContain(from)
  }
})

test("only the fields of the kind are sent, and no secret that is not typed", () => {
  const typed = { ...valuesOf({ mapping: standardMapping }), accessToken: " pat-1 ", spreadsheet: "abc" }
  expect(Result.getOrThrow(settingsOf("HubSpot", typed)).connection).toEqual({ accessToken: "pat-1" })
  expect(Result.getOrThrow(settingsOf("GoogleSheets", typed)).connection).toEqual({ spreadsheet: "abc" })
  expect(Result.getOrThrow(settingsOf("Webhook", typed)).connection).toEqual({})
})
