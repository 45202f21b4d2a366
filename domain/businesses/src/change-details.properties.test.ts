import { Result } from "effect"
import fc from "fast-check"
import { law } from "@domain/kernel/testing"
import { expect, test } from "vitest"
import { difference } from "@domain/kernel"
import { advancedState } from "./advance-state.ts"
import { changeDetails } from "./change-details.ts"
import { anyChange, anyFlavour, anyState, begunDetails } from "./testing/details.arbitrary.ts"

const applied = (
  details: ReturnType<typeof begunDetails>,
  ...args: Parameters<typeof changeDetails> extends [unknown, ...infer Rest] ? Rest : never
) => Result.getOrThrow(changeDetails(details, ...args))

test("any sequence of differences ends where the last value of each field alone would", () => {
  law(
    fc.property(fc.array(fc.array(anyChange, { maxLength: 4 }), { maxLength: 6 }), (patches) => {
      const stepwise = patches.reduce((details, patch) => applied(details, patch), begunDetails())
      const last = new Map(patches.flat().map((change) => [change.Name, change]))
      expect(stepwise).toEqual(applied(begunDetails(), [...last.values()]))
    }),
  )
})

test("a difference between two drafts turns the one into the other", () => {
  law(
    fc.property(fc.array(anyChange), fc.array(anyChange), (some, others) => {
      const before = applied(begunDetails(), some)
      const after = applied(begunDetails(), others)
      const editable = difference(before, after).filter(({ Name }) => Name !== "sources")
      const { sources: _reached, ...reached } = applied(before, editable)
      const { sources: _wanted, ...wanted } = after
      expect(reached).toEqual(wanted)
    }),
  )
})

test("applying a difference again changes nothing more", () => {
  law(
    fc.property(fc.array(anyChange), (patch) => {
      const once = applied(begunDetails(), patch)
      expect(applied(once, patch)).toEqual(once)
    }),
  )
})

test("every changed field becomes the owner's, and no other", () => {
  law(
    fc.property(fc.array(anyChange), (patch) => {
      const { sources } = applied(begunDetails({ sources: { interests: "text" } }), patch)
      expect(Object.keys(sources).toSorted()).toEqual(
        [...new Set(["interests", ...patch.map(({ Name }) => Name)])].toSorted(),
      )
    }),
  )
})

test("whatever is requested in whatever order, the stage never goes back and the outcome is the furthest", () => {
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
