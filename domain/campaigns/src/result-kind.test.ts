import { objectives } from "@domain/creatives"
import { expect, test } from "vitest"
import { countsConversions, resultKindOf, resultsAtLaunch } from "./result-kind.ts"

test("a launch fixes conversions for visits alone, and where they are counted", () => {
  expect(objectives.filter((objective) => resultsAtLaunch(objective, true) !== undefined)).toEqual(["WebsiteVisits"])
  expect(objectives.filter((objective) => resultsAtLaunch(objective, false) !== undefined)).toEqual([])
})

test("a campaign from before keeps its visits", () => {
  expect(resultKindOf({ objective: "WebsiteVisits" })).toBe("WebsiteVisits")
  expect(countsConversions({ objective: "WebsiteVisits", resultsAre: "Conversions" })).toBe(true)
})
