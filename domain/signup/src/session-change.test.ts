import { Result } from "effect"
import fc from "fast-check"
import { law } from "@domain/kernel/testing"
import { expect, test } from "vitest"
import { applyChange } from "./apply-change.ts"
import { changeBetween, changedFields, joinedChanges, unsavedRest, withChange, withParts } from "./session-change.ts"
import { anyChange, anySession, begunSession } from "./testing/session.arbitrary.ts"

const named = begunSession({ business: { name: "Rye", tagline: "Fresh" }, sources: { name: "meta" } })

test("facts and fields are replaced, and where fields come from stays", () => {
  const next = withParts(named, { paid: true, business: { name: "Oat" }, creative: { objective: "Calls" } })
  expect(next).toEqual({
    ...named,
    paid: true,
    business: { name: "Oat", tagline: "Fresh" },
    creative: { objective: "Calls" },
  })
})

test("a section that does not change stays the same object", () => {
  const next = withChange(named, { creative: { objective: "Calls" } }, "owner")
  expect(next.business).toBe(named.business)
  expect(next.creative).not.toBe(named.creative)
})

test("null removes a field, whose source is then the person that removed it", () => {
  const next = withChange(named, { business: { name: null } }, "owner")
  expect(next.business).toEqual({ tagline: "Fresh" })
  expect(next.sources).toEqual({ name: "owner" })
})

test("sessions that do not differ have no change between them", () => {
  law(
    fc.property(anySession, (session) => {
      expect(changeBetween(session, { ...session, business: { ...session.business } })).toEqual({})
    }),
  )
})

test("a change names only the fields that differ", () => {
  const changed = withParts(named, { business: { name: "Oat" }, targeting: { keywords: ["bread"] } })
  const change = changeBetween(named, changed)
  expect(change).toEqual({ business: { name: "Oat" }, targeting: { keywords: ["bread"] } })
  expect(changedFields(change)).toEqual(["name", "keywords"])
})

test("of a field that two changes touch the later counts, and the rest of both stays", () => {
  expect(
    joinedChanges(
      { business: { name: "Rye", tagline: "Fresh" }, budget: {} },
      { business: { name: null }, accounts: { freshChatExternalId: "7" } },
    ),
  ).toEqual({ business: { name: null, tagline: "Fresh" }, budget: {}, accounts: { freshChatExternalId: "7" } })
})

test("what was saved with the same value is not left to save", () => {
  const change = { business: { name: "Rye", tagline: null }, creative: { objective: "Calls" as const } }
  expect(unsavedRest(change, {})).toEqual(change)
  expect(unsavedRest(change, change)).toEqual({})
  expect(unsavedRest(change, { business: { name: "Oat", tagline: null } })).toEqual({
    business: { name: "Rye" },
    creative: { objective: "Calls" },
  })
})

test("after a save, the rest of a change leads to the same session", () => {
  law(
    fc.property(anyChange, anyChange, (change, saved) => {
      const stored = Result.getOrThrow(applyChange(begunSession(), saved))
      const byRest = Result.getOrThrow(applyChange(stored, unsavedRest(change, saved)))
      const { sources: _rest, ...reached } = byRest
      const { sources: _whole, ...wanted } = Result.getOrThrow(applyChange(stored, change))
      expect(reached).toEqual(wanted)
    }),
  )
})
