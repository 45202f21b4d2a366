import { expect, test } from "vitest"
import { resultWord } from "./result-word.ts"

test("results are called by the one objective that all campaigns share", () => {
  expect(resultWord(["Calls", undefined, "Calls"])).toBe("Calls")
  expect(resultWord(["Calls", "LeadGeneration"])).toBe("any")
  expect(resultWord(["WebsiteVisits", "Conversions"])).toBe("any")
  expect(resultWord([])).toBe("any")
})
