import { expect, test } from "vitest"
import { isFunded, missingFor, recommendedTopUp } from "./funds.ts"
import { noCampaignHoldings } from "./ledger.ts"
import { seedPriceLists } from "@domain/pricing/seed"

const india = seedPriceLists.IN

test("a campaign goes on while its lock holds money", () => {
  expect(isFunded({ ...noCampaignHoldings, isHeld: true, locked: 1 })).toBe(true)
  expect(isFunded({ ...noCampaignHoldings, isHeld: true, locked: 0 })).toBe(false)
  expect(isFunded({ ...noCampaignHoldings, isHeld: false, locked: 1 })).toBe(false)
})

test("what is missing is the total less what is available, and never negative", () => {
  expect([missingFor(500, 100), missingFor(500, 500), missingFor(500, 900)]).toEqual([400, 0, 0])
})

test("a recommended top-up covers what is missing, rounded, at least the minimum", () => {
  expect(recommendedTopUp(2_891_00, 2_891_00, india)).toBe(0)
  expect(recommendedTopUp(2_891_00, 2_890_99, india)).toBe(430_00)
  expect(recommendedTopUp(2_891_00, 0, india)).toBe(2_900_00)
})
