import { Result } from "effect"
import fc from "fast-check"
import { law } from "@domain/kernel/testing"
import { expect, test } from "vitest"
import { advancedState } from "./advance-state.ts"
import { applyChange } from "./apply-change.ts"
import { sectionNames } from "./field-names.ts"
import { changeBetween, changedFields, joinedChanges, type SessionChange } from "./session-change.ts"
import type { SignupSession } from "./signup-session.ts"
import { anyChange, anyChangeOf, anyFlavour, anyState, begunSession } from "./testing/session.arbitrary.ts"

const applied = (session: SignupSession, change: SessionChange): SignupSession =>
  Result.getOrThrow(applyChange(session, change))

test("any sequence of differences ends where the last value of each field alone would", () => {
  law(
    fc.property(fc.array(anyChange, { maxLength: 6 }), (changes) => {
      const stepwise = changes.reduce(applied, begunSession())
      expect(stepwise).toEqual(applied(begunSession(), changes.reduce(joinedChanges, {})))
    }),
  )
})

test("a difference between two sessions turns the one into the other", () => {
  law(
    fc.property(anyChange, anyChange, (some, others) => {
      const before = applied(begunSession(), some)
      const after = applied(begunSession(), others)
      const { sources: _reached, ...reached } = applied(before, changeBetween(before, after))
      const { sources: _wanted, ...wanted } = after
      expect(reached).toEqual(wanted)
    }),
  )
})

test("applying a difference again changes nothing more", () => {
  law(
    fc.property(anyChange, (change) => {
      const once = applied(begunSession(), change)
      expect(applied(once, change)).toEqual(once)
    }),
  )
})

test("changes of separate sections may come in any order", () => {
  const two = fc.shuffledSubarray([...sectionNames], { minLength: 2, maxLength: 2 })
  const both = two.chain(([one = "business", other = "budget"]) => fc.tuple(anyChangeOf(one), anyChangeOf(other)))
  law(
    fc.property(both, ([one, other]) => {
      expect(applied(applied(begunSession(), one), other)).toEqual(applied(applied(begunSession(), other), one))
    }),
  )
})

test("every changed field becomes the owner's, and no other", () => {
  law(
    fc.property(anyChange, (change) => {
      const { sources } = applied(begunSession({ sources: { interests: "text" } }), change)
      expect(Object.keys(sources).toSorted()).toEqual([...new Set(["interests", ...changedFields(change)])].toSorted())
    }),
  )
})

test("in whatever order stages are requested, the furthest one results", () => {
  law(
    fc.property(anyFlavour, anyState, fc.array(anyState, { maxLength: 8 }), (flavour, first, requested) => {
      const walk = (states: typeof requested) =>
        states.reduce((saved, next) => {
          const reached = advancedState(flavour, saved, next)
          expect(advancedState(flavour, reached, saved)).toBe(reached)
          return reached
        }, first)
      expect(walk(requested)).toBe(walk(requested.toReversed()))
    }),
  )
})
