import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { type ReachTerms, reachVerdict } from "./reach-verdict.ts"

const terms = (daily: number, days = 30): ReachTerms => ({
  region: "IN",
  budget: { dailyBudget: daily, days },
  channels: ["Social"],
})
const town = { least: 20_000, most: 90_000 }

test("fewer than a thousand people are too few for the networks, whatever the budget", () => {
  expect(reachVerdict({ least: 100, most: 900 }, { region: "GB" })).toBe("fewPeople")
  expect(reachVerdict({ least: 300, most: 1_000 }, { region: "GB" })).toBeUndefined()
})

test("a budget that shows the ad more than twice a day to each person is too much", () => {
  expect(reachVerdict(town, terms(50_000))).toBeUndefined()
  expect(reachVerdict({ least: 1_000, most: 4_000 }, terms(200_000))).toBe("tooOften")
})

test("a budget that fewer than one in twenty see is too thin, unless interests narrow", () => {
  const country = { least: 30_000_000, most: 90_000_000 }
  expect(reachVerdict(country, terms(50_000))).toBe("tooBroad")
  expect(reachVerdict(country, { ...terms(50_000), isNarrowed: true })).toBeUndefined()
  expect(reachVerdict({ least: 5_000_000, most: 9_000_000 }, terms(50_000))).toBeUndefined()
})

test("searches find their people, so no budget is too thin for them alone", () => {
  const country = { least: 30_000_000, most: 90_000_000 }
  expect(reachVerdict(country, { ...terms(50_000), channels: ["Search"] })).toBeUndefined()
  expect(reachVerdict(country, { ...terms(50_000), channels: ["Search", "Social"] })).toBe("tooBroad")
})

test("without a budget only the number of people counts", () => {
  expect(reachVerdict({ least: 30_000_000, most: 90_000_000 }, { region: "IN" })).toBeUndefined()
})

test("more money never makes an audience too broad, nor less too narrow", () => {
  const rank = { tooBroad: 0, none: 1, tooOften: 2, fewPeople: 2 }
  law(
    fc.property(fc.nat(1e8), fc.nat(1e8), fc.integer({ min: 1, max: 1e7 }), (least, more, daily) => {
      const reach = { least, most: least + more }
      const verdict = (money: number) => rank[reachVerdict(reach, terms(money)) ?? "none"]
      expect(verdict(daily * 2)).toBeGreaterThanOrEqual(verdict(daily))
    }),
  )
})
