import { anyLead } from "@domain/insights/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { checkedConnection } from "./checked-connection.ts"
import { connectionFields, destinationKind, destinationKinds, sheetTab } from "./destination-kinds.ts"
import { checkedSettings, DestinationKind } from "./destination.ts"
import { fieldValue, textOfValue } from "./field-value.ts"
import { hasIdentity } from "./lead-identity.ts"
import { messageOf } from "./lead-message.ts"
import { LeadField, valuesOf } from "./lead-values.ts"

const anyKind = fc.constantFrom(...DestinationKind.literals)
const settingsOf = (kind: DestinationKind) => ({
  name: "Ours",
  ...(destinationKind(kind).hasAddress && { address: "https://crm.example.com" }),
  events: ["lead.created"] as const,
  mapping: destinationKind(kind).mapping,
})

test("the ready mapping of every kind is taken as it is", () => {
  for (const kind of DestinationKind.literals)
    expect(Result.getOrThrow(checkedSettings(kind, settingsOf(kind), [])).mapping).toEqual(
      destinationKind(kind).mapping,
    )
})

test("a mapping that leaves out what tells leads apart is refused", () => {
  for (const kind of DestinationKind.literals) {
    const { identity } = destinationKind(kind)
    const mapping = [
      { to: "always", fixed: "here" },
      ...destinationKind(kind).mapping.filter(({ from }) => from !== identity?.from),
    ]
    expect(Result.isFailure(checkedSettings(kind, { ...settingsOf(kind), mapping }, []))).toBe(identity !== undefined)
  }
})

test("what a kind is sent is what its fields take, and no longer than they are", () => {
  fc.assert(
    fc.property(anyKind, anyLead, (kind, lead) => {
      const mapping = LeadField.literals.map((field) => ({ to: field, from: field }))
      const { takes, valueLetters } = destinationKind(kind)
      const { data } = messageOf({ kind: "lead.created", at: 0 }, { kind, mapping }, valuesOf(lead))
      for (const value of Object.values(data)) {
        if (takes !== "json") expect(["string", ...(takes === "cells" ? ["number"] : [])]).toContain(typeof value)
        if (typeof value === "string") expect(value.length).toBeLessThanOrEqual(valueLetters)
      }
    }),
  )
})

test("a long text is cut to what a field takes, with no half sign at its end", () => {
  const { valueLetters } = destinationKind("GoogleSheets")
  const cut = fieldValue(destinationKind("GoogleSheets"), `${"a".repeat(valueLetters - 1)}👩‍🍳👩‍🍳`)
  expect(String(cut).length).toBeLessThanOrEqual(valueLetters)
  expect(String(cut).isWellFormed()).toBe(true)
})

test("lists and answers are readable texts", () => {
  expect(
    textOfValue([
      { question: "How many?", answer: "Twelve" },
      { question: "When?", answer: "Today" },
    ]),
  ).toBe("How many? Twelve\nWhen? Today")
  expect(textOfValue(["urgent", "north"])).toBe("urgent, north")
  expect(textOfValue({ fits: false, because: "budget" })).toBe("✗ budget")
})

test("a lead is known by its kind's detail, else by its number in a named field", () => {
  fc.assert(
    fc.property(anyLead, (lead) => {
      const values = valuesOf(lead)
      expect(hasIdentity("HubSpot", {}, values)).toBe(values.email !== undefined)
      expect(hasIdentity("HubSpot", { uniqueProperty: "lead_number" }, values)).toBe(true)
      expect(hasIdentity("GoogleSheets", {}, values)).toBe(true)
      expect(hasIdentity("Webhook", undefined, values)).toBe(true)
    }),
  )
})

test("a secret is kept apart from what is shown, and need not be given twice", () => {
  const accessToken = "pat-eu1-00000000-0000"
  expect(checkedConnection("HubSpot", { accessToken: ` ${accessToken} `, uniqueProperty: "" }, false)).toEqual(
    Result.succeed({ open: {}, secret: accessToken }),
  )
  expect(checkedConnection("HubSpot", {}, true)).toEqual(Result.succeed({ open: {} }))
  for (const kind of DestinationKind.literals)
    for (const [name, { isSecret }] of connectionFields(kind))
      if (isSecret) expect(Result.isFailure(checkedConnection(kind, { [name]: "short" }, true))).toBe(true)
})

test("a spreadsheet is known by its address or by its key", () => {
  const key = "1aBcD_efGhIjKlMnOpQrStUvWxYz-0123456789"
  for (const typed of [key, `https://docs.google.com/spreadsheets/d/${key}/edit#gid=0`])
    expect(checkedConnection("GoogleSheets", { spreadsheet: typed }, false)).toEqual(
      Result.succeed({ open: { spreadsheet: key } }),
    )
  for (const typed of ["", "https://docs.google.com/document/d/", "my sheet"])
    expect(Result.isFailure(checkedConnection("GoogleSheets", { spreadsheet: typed }, false))).toBe(true)
})

test("no two businesses write into the same tab", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 2 }), ([one = 0, other = 0]) => {
      expect(sheetTab(one)).not.toBe(sheetTab(other))
    }),
  )
  expect(Object.keys(destinationKinds)).toEqual([...DestinationKind.literals])
})
