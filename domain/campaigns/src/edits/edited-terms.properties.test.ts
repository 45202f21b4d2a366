import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anyPlanEdit, emptyPlan } from "../testing/index.ts"
import { differingTerms, editWithTerms, type EditedTerms, readTerms, termChanges } from "./edited-terms.ts"
import { editedPlan, readEdit } from "./plan-edit.ts"
import { acceptedEdit } from "./sent-edit.ts"

const anyTerms: fc.Arbitrary<EditedTerms> = fc.record(
  {
    dailyBudget: fc.integer({ min: 1, max: 5 }),
    endDate: fc.constantFrom("2026-12-01", "2026-12-02", "2026-12-03"),
  },
  { requiredKeys: [] },
)
const anyRunning = fc.record({
  dailyBudget: fc.integer({ min: 1, max: 5 }),
  endDate: fc.constantFrom("2026-12-01", "2026-12-02", "2026-12-03"),
})

test("terms typed over what runs say what was typed", () => {
  law(
    fc.property(anyPlanEdit, anyRunning, anyTerms, (edit, running, terms) => {
      const typed = editWithTerms(edit, running, terms)
      expect({ ...running, ...typed.terms }).toEqual({ ...running, ...terms })
      for (const change of termChanges(running, typed.terms)) expect(change.before).not.toEqual(change.after)
    }),
  )
})

test("an edit whose terms are taken back to what runs is the edit before", () => {
  law(
    fc.property(anyPlanEdit, anyRunning, anyTerms, (edit, running, terms) => {
      expect(editWithTerms(editWithTerms(edit, running, terms), running, running)).toEqual(edit)
      expect(differingTerms(running, running)).toBeUndefined()
    }),
  )
})

test("terms leave the plan and its paid budget, and outlast the acceptance", () => {
  law(
    fc.property(anyPlanEdit, anyTerms, (edit, terms) => {
      expect(editedPlan(emptyPlan(), { ...edit, terms })).toEqual(editedPlan(emptyPlan(), edit))
      expect(acceptedEdit({ ...edit, terms }).terms).toEqual(terms)
    }),
  )
})

test("terms are read by field, and a wrong field is named", () => {
  expect(readTerms({ dailyBudget: 40_000, endDate: "2026-12-24" })).toEqual(
    Result.succeed({ dailyBudget: 40_000, endDate: "2026-12-24" }),
  )
  expect(readTerms({ dailyBudget: 0, endDate: "soon", startDate: "2026-12-01" })).toEqual(
    Result.fail({
      dailyBudget: ["budget.amountInvalid"],
      endDate: ["validation.required"],
      startDate: ["businesses.fieldUnknown"],
    }),
  )
  expect(readEdit({ ads: {}, audience: {}, terms: {} }, "IN")).toEqual(Result.succeed({ ads: {}, audience: {} }))
  expect(readEdit({ ads: {}, audience: {}, terms: { dailyBudget: 1.5 } }, "IN")).toEqual(
    Result.fail({ dailyBudget: ["budget.amountInvalid"] }),
  )
})
