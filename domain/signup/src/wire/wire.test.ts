import { Schema } from "effect"
import { expect, test } from "vitest"
import type { SessionChange } from "../session-change.ts"
import { begunSession } from "../testing/index.ts"
import { readChange, writeChange } from "./wire-change.ts"
import { WireSession, WireSharedSession } from "./wire-session.ts"

test("pairs become a change by section, null removes", () => {
  expect(
    readChange([
      { Name: "name", Value: "Rye" },
      { Name: "objective", Value: 1 },
      { Name: "channels", Value: ["Social", 2] },
      { Name: "budget", Value: null },
    ]),
  ).toEqual({
    business: { name: "Rye" },
    creative: { objective: "Calls" },
    refused: { channels: ["validation.channelRequired"] },
    budget: { budget: null },
  })
})

test("a value of the wrong type is refused by its field's name", () => {
  expect(
    readChange([
      { Name: "name", Value: 5 },
      { Name: "tagline", Value: "x".repeat(201) },
      { Name: "location", Value: [] },
    ]).refused,
  ).toEqual({
    name: ["validation.required"],
    tagline: ["validation.textTooLong"],
    location: ["validation.required"],
  })
})

test("an enumeration is written as its number, an unknown value as it is", () => {
  expect(writeChange({ creative: { objective: "Calls" }, business: { tagline: "x".repeat(201) } })).toEqual([
    { Name: "tagline", Value: "x".repeat(201) },
    { Name: "objective", Value: 1 },
  ])
})

test("a name that is no field is written as it is", () => {
  expect(writeChange({ business: { shoeSize: 44 } } as SessionChange)).toEqual([{ Name: "shoeSize", Value: 44 }])
})

test("on the wire a session's fields stand beside its facts", () => {
  const session = begunSession({ business: { name: "Rye" }, creative: { objective: "Calls" } })
  const { business: _business, creative: _creative, targeting: _targeting, accounts: _accounts, ...facts } = session
  const { budget: _budget, ...flat } = { ...facts, launchState: 100, name: "Rye", objective: 1 }
  expect(Schema.encodeSync(WireSession)(session)).toEqual(flat)
})

test("a session that others see may have no id", () => {
  const { sessionId: _id, ...shared } = begunSession({ business: { name: "Rye" } })
  const sent = Schema.encodeSync(WireSharedSession)(shared)
  expect(sent).not.toHaveProperty("sessionId")
  expect(Schema.decodeSync(WireSharedSession)(sent)).toEqual(shared)
})
