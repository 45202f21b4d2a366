import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anyPlanEdit, emptyPlan } from "../testing/index.ts"
import { planChanges } from "./plan-changes.ts"
import { editedPlan, editOf } from "./plan-edit.ts"

const channels = ["Social", "Search"] as const

test("a plan with its own edit is the plan", () => {
  law(
    fc.property(anyPlanEdit, (edit) => {
      const plan = editedPlan(emptyPlan(), edit)
      expect(editedPlan(plan, editOf(plan))).toEqual(plan)
      expect(editOf(plan)).toEqual(edit)
    }),
  )
})

test("an edit changes nothing that it does not hold", () => {
  const leadForm = {
    fields: [],
    consents: [],
    title: "t",
    description: "",
    completionTitle: "",
    completionDescription: "",
  }
  const plan = emptyPlan({
    business: { name: "Rye" },
    creative: { objective: "Calls", creativeDetail: { leadForm: leadForm as never } },
    targeting: { channels: ["Search"], specialAds: { categories: ["Housing"] }, expandsAudience: true },
  })
  law(
    fc.property(anyPlanEdit, (edit) => {
      const next = editedPlan(plan, edit)
      expect(next.business).toBe(plan.business)
      expect(next.creative.objective).toBe("Calls")
      expect(next.creative.creativeDetail?.leadForm).toBe(leadForm)
      expect(next.targeting).toMatchObject(plan.targeting)
    }),
  )
})

test("the earlier edit after a later edit shows what was shown before", () => {
  law(
    fc.property(anyPlanEdit, anyPlanEdit, (first, second) => {
      const before = editedPlan(emptyPlan(), first)
      const undone = editedPlan(editedPlan(before, second), editOf(before))
      for (const channel of channels) expect(planChanges(before, undone, channel)).toEqual([])
    }),
  )
})

test("what a change shows before and after is turned round by the change back", () => {
  law(
    fc.property(anyPlanEdit, anyPlanEdit, (first, second) => {
      const [one, other] = [editedPlan(emptyPlan(), first), editedPlan(emptyPlan(), second)]
      for (const channel of channels)
        expect(planChanges(other, one, channel)).toEqual(
          planChanges(one, other, channel).map(({ before, after, ...change }) => ({
            ...change,
            before: after,
            after: before,
          })),
        )
    }),
  )
})
