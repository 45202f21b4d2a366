import { businessCategories } from "@domain/portals"
import { anyCategory } from "@domain/portals/testing"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { backEditorStep, channelOrder, editorStepOf, editorSteps, nextEditorStep } from "./editor-steps.ts"

test("a local business makes creatives before its budget, shops and franchises after", () => {
  expect(editorSteps("LocalBusiness")).toEqual(["creatives", "audience", "budgetAndDates", "paymentAndReview"])
  const stores = ["budgetAndDates", "creatives", "audience", "paymentAndReview"]
  expect([editorSteps("Ecommerce"), editorSteps("HqFranchise")]).toEqual([stores, stores])
})

test("categories without campaigns have no editor", () => {
  expect(businessCategories.filter((category) => editorSteps(category).length === 0)).toEqual([
    "CreativeBuilder",
    "BrandPortal",
    "RichMediaAdBuilder",
  ])
})

test("creatives are made search first in a local business, else social first", () => {
  expect(channelOrder("LocalBusiness")).toEqual(["search", "social", "banner"])
  for (const category of businessCategories.filter((it) => it !== "LocalBusiness"))
    expect(channelOrder(category)).toEqual(["social", "search", "banner"])
})

test("a step has its number in the category's order", () => {
  expect(editorStepOf("LocalBusiness", "budgetAndDates")).toEqual({ number: 3, of: 4 })
  expect(editorStepOf("Ecommerce", "budgetAndDates")).toEqual({ number: 1, of: 4 })
  expect(editorStepOf("BrandPortal", "budgetAndDates")).toBeUndefined()
})

test("the editor goes on and back in its order and ends at both ends", () => {
  expect([nextEditorStep("Ecommerce", "paymentAndReview"), backEditorStep("Ecommerce", "budgetAndDates")]).toEqual([
    undefined,
    undefined,
  ])
  expect([nextEditorStep("BrandPortal", "creatives"), backEditorStep("BrandPortal", "creatives")]).toEqual([
    undefined,
    undefined,
  ])
  law(
    fc.property(anyCategory, (category) => {
      for (const step of editorSteps(category)) {
        const next = nextEditorStep(category, step)
        if (next !== undefined) expect(backEditorStep(category, next)).toBe(step)
        expect(editorStepOf(category, step)?.number).toBe((next && editorStepOf(category, next)!.number - 1) ?? 4)
      }
    }),
  )
})
