import { expect, test } from "vitest"
import { isPossible, recommendedObjective } from "./objective-advice.ts"

test("a phone recommends calls, a website alone visits, neither leads", () => {
  expect(recommendedObjective({ phone: "+919876543210", websiteUrl: "https://a.in" })).toBe("Calls")
  expect(recommendedObjective({ phone: "", websiteUrl: "https://a.in" })).toBe("WebsiteVisits")
  expect(recommendedObjective({})).toBe("LeadGeneration")
})

test("calls need a phone and visits a website; leads and messages need neither", () => {
  expect(isPossible("Calls", {})).toBe(false)
  expect(isPossible("WebsiteVisits", { phone: "+44" })).toBe(false)
  expect(isPossible("LeadGeneration", {})).toBe(true)
  expect(isPossible("InstantMessages", {})).toBe(true)
})
