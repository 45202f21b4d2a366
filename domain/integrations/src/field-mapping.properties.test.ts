import { anyLead } from "@domain/insights/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { bodyOf, checkedMapping, mappingFault, standardMapping } from "./field-mapping.ts"
import { messageOf, testMessage } from "./lead-message.ts"
import { exampleValues, LeadField, valuesOf } from "./lead-values.ts"
import { anyMapping } from "./testing/index.ts"

const fieldsOf = (typed: Parameters<typeof checkedMapping>[0]) => {
  const checked = checkedMapping(typed)
  return Result.isFailure(checked) ? checked.failure.fields : undefined
}

test("a body has the mapped fields in their order, and none else", () => {
  fc.assert(
    fc.property(anyMapping, anyLead, (mapping, lead) => {
      const values = valuesOf(lead)
      const body = bodyOf(mapping, values)
      const sent = mapping.filter(({ from }) => from === undefined || values[from] !== undefined)
      expect(Object.keys(body)).toEqual(sent.map(({ to }) => to))
      for (const { to, from, fixed } of sent) expect(body[to]).toEqual(from === undefined ? fixed : values[from])
    }),
  )
})

test("a detail that no field takes does not leave", () => {
  fc.assert(
    fc.property(anyLead, fc.subarray([...LeadField.literals]), (lead, fields) => {
      const secret = { ...lead, email: "only-here@example.in" }
      const mapping = fields.filter((field) => field !== "email").map((field) => ({ to: field, from: field }))
      expect(JSON.stringify(bodyOf(mapping, valuesOf(secret)))).not.toContain("only-here@example.in")
    }),
  )
})

test("a mapping that is kept is kept again as it is, and its names differ", () => {
  fc.assert(
    fc.property(anyMapping, (mapping) => {
      expect(checkedMapping(mapping)).toEqual(Result.succeed(mapping))
      const twice = [...mapping, { to: ` ${mapping[0]?.to ?? ""} `, fixed: "again" }]
      expect(fieldsOf(twice)).toEqual({ mapping: ["integrations.fieldTwice"] })
      expect(mappingFault(twice)?.row).toBe(mapping.length)
    }),
  )
})

test("a field needs a name that can keep its place, and one source", () => {
  expect(fieldsOf([])).toEqual({ mapping: ["integrations.mappingEmpty"] })
  for (const to of [" ", "7", "__proto__"])
    expect(fieldsOf([{ to, from: "name" }])).toEqual({ mapping: ["integrations.fieldName"] })
  expect(fieldsOf([{ to: "a" }])).toEqual({ mapping: ["integrations.fieldSource"] })
  expect(fieldsOf([{ to: "a", from: "name", fixed: "b" }])).toEqual({ mapping: ["integrations.fieldSource"] })
})

test("the usual mapping sends every detail that a lead has under its own name", () => {
  fc.assert(
    fc.property(anyLead, (lead) => {
      expect(bodyOf(standardMapping, valuesOf(lead))).toEqual(valuesOf(lead))
    }),
  )
})

test("a test says that it is one, and a lead does not", () => {
  const message = testMessage(0, { kind: "Webhook", mapping: standardMapping })
  expect(message).toMatchObject({ type: "lead.created", test: true, timestamp: "1970-01-01T00:00:00.000Z" })
  expect(message.data).toEqual(exampleValues)
  expect(
    messageOf({ kind: "lead.updated", at: 1_000 }, { kind: "Webhook", mapping: standardMapping }, exampleValues),
  ).not.toHaveProperty("test")
})
