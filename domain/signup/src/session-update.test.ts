import { Result } from "effect"
import fc from "fast-check"
import { law } from "@domain/kernel/testing"
import { expect, test } from "vitest"
import { applyChange } from "./apply-change.ts"
import { mergeUpdate, updateBetween } from "./session-update.ts"
import { anyChange, anySession, anyState, begunSession } from "./testing/index.ts"

test("an update brings a session to where the server has it", () => {
  law(
    fc.property(anySession, anyChange, anyState, (before, change, state) => {
      const changed = Result.getOrThrow(applyChange(before, change, state))
      const after = { ...changed, revision: before.revision + 1, updatedAt: 5, suggestedServices: ["Bread"] }
      const update = updateBetween(before, after, change)
      const merged = mergeUpdate(before, update)
      expect(merged).toEqual(after)
      expect(merged && mergeUpdate(merged, update)).toEqual(after)
    }),
  )
})

test("an update says the stored value of what was sent and no other field", () => {
  const before = begunSession({ business: { tagline: "Fresh" }, suggestedServices: ["Bread"] })
  const change = { business: { websiteUrl: "Rye.example", phone: null } }
  const after = { ...Result.getOrThrow(applyChange(before, change)), revision: 2, updatedAt: 7 }
  expect(updateBetween(before, after, change)).toEqual({
    since: 1,
    revision: 2,
    updatedAt: 7,
    changes: { business: { websiteUrl: "https://rye.example", phone: null } },
    launchState: "BusinessDetails",
    phoneVerified: false,
  })
})

test("a session that misses another tab's change is read again", () => {
  const update = {
    since: 2,
    revision: 3,
    updatedAt: 7,
    changes: {},
    launchState: "Offer",
    phoneVerified: false,
  } as const
  expect(mergeUpdate(begunSession({ revision: 1 }), update)).toBeUndefined()
})

test("an update that is older than the session changes nothing", () => {
  const update = {
    since: 2,
    revision: 3,
    updatedAt: 7,
    changes: {},
    launchState: "Offer",
    phoneVerified: false,
  } as const
  const session = begunSession({ revision: 4 })
  expect(mergeUpdate(session, update)).toBe(session)
})

test("suggested services are told apart by where each ends", () => {
  const before = begunSession({ suggestedServices: ["Tea", "Cakes"] })
  const after = { ...before, suggestedServices: ["Tea\nCakes", "Bread"] }
  const joined = { ...before, suggestedServices: ["TeaCakes"] }
  expect(updateBetween(before, after, {}).suggestedServices).toEqual(after.suggestedServices)
  expect(updateBetween(before, joined, {}).suggestedServices).toEqual(["TeaCakes"])
  expect("suggestedServices" in updateBetween(before, before, {})).toBe(false)
})
