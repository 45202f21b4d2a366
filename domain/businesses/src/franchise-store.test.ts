import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { FranchiseStore, withShares } from "./franchise-store.ts"

test("stores of a franchise share a total by cost, none below the minimum", () => {
  const stores = [
    { id: "leeds", cost: 100_00, costToBeSpent: 0 },
    { id: "york", cost: 300_00, costToBeSpent: 0 },
  ]
  expect(Result.getOrThrow(withShares(stores, 140_00, 20_00))).toEqual([
    { id: "leeds", cost: 100_00, costToBeSpent: 45_00 },
    { id: "york", cost: 300_00, costToBeSpent: 95_00 },
  ])
  expect(Result.getOrThrow(Result.flip(withShares(stores, 39_99, 20_00)))).toMatchObject({
    _tag: "StoreBudgetInsufficient",
    needed: 40_00,
  })
  expect(Schema.is(FranchiseStore)(stores[0])).toBe(true)
})
