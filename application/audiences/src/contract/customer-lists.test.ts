import { Schema } from "effect"
import { expect, test } from "vitest"
import { AddListPeople, RemovePersonFromLists } from "./customer-lists.ts"

const batch = { businessProfileId: 7, listId: 3, uploadId: "one", number: 199, people: {} }
const takes = Schema.is(AddListPeople.input)

test("a batch is of people whom a network can find", () => {
  expect(takes({ ...batch, people: { Meta: [{ email: "a".repeat(64) }] } })).toBe(true)
  expect(takes({ ...batch, people: { Meta: [{}] } })).toBe(false)
  expect(takes({ ...batch, people: { Google: [{ country: "IN", postcode: "411001" }] } })).toBe(false)
  const forget = { businessProfileId: 7, people: { Meta: [{ firstName: "a".repeat(64) }] } }
  expect(Schema.is(RemovePersonFromLists.input)(forget)).toBe(false)
})

test("an upload has no more batches than a file may have rows for", () => {
  expect([takes(batch), takes({ ...batch, number: 200 })]).toEqual([true, false])
})
