import { expect, test } from "vitest"
import { advancedState } from "./advance-state.ts"

test("the later stage of a flavour's own order counts, whatever the numbers say", () => {
  expect(advancedState("agent", "AgeGender", "Signup")).toBe("Signup")
  expect(advancedState("agent", "Signup", "AgeGender")).toBe("Signup")
  expect(advancedState("default", "Signup", "AgeGender")).toBe("AgeGender")
})

test("in the short flow a phone comes after the creative", () => {
  expect(advancedState("shortened", "CreativeEdit", "BusinessPhone")).toBe("BusinessPhone")
  expect(advancedState("shortened", "BusinessPhone", "CreativeEdit")).toBe("BusinessPhone")
})

test("of stages that a flavour shows on one page the higher number counts", () => {
  expect(advancedState("shortened", "Gender", "Objective")).toBe("Objective")
  expect(advancedState("shortened", "Objective", "Gender")).toBe("Objective")
  expect(advancedState("default", "Offer", "Offer")).toBe("Offer")
})
