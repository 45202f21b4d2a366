import { expect, test } from "vitest"
import { sharedBudget, storeBudgetFailures } from "./store-budget.ts"
import { blankStore } from "./store-texts.ts"

const store = (code: string, population?: number) => ({
  ...blankStore("GB"),
  code,
  name: code,
  latitude: 53,
  longitude: -1,
  ...(population !== undefined && { population }),
})
const facts = { cost: 100_00, launched: new Set<string>() }
const shares = (found: ReturnType<typeof sharedBudget>) =>
  found.stores.map(({ costToBeSpent, status, reason }) => [costToBeSpent, status, reason])

test("a budget goes by people nearby, and beyond a maximum to the others", () => {
  const stores = [store("a", 300), store("b", 100), store("c")]
  const budget = { total: 240_00, minimum: 20_00, maximum: 110_00, distribution: "Population" } as const
  const found = sharedBudget(budget, stores, facts)
  expect(shares(found)).toEqual([
    [110_00, "Ready", undefined],
    [110_00, "Ready", undefined],
    [20_00, "LimitedBudget", "NoFigure"],
  ])
  expect([found.unspent, found.neededLeast, found.neededWhole]).toEqual([0, 60_00, 300_00])
})

test("a total that does not reach all gives the heaviest stores their minimum", () => {
  const stores = [store("a", 100), store("b", 900), store("c", 500)]
  const found = sharedBudget({ total: 50_00, minimum: 20_00, distribution: "Population" }, stores, facts)
  expect(shares(found)).toEqual([
    [0, "BudgetInsufficient", "TotalTooSmall"],
    [26_43, "LimitedBudget", "BelowCost"],
    [23_57, "LimitedBudget", "BelowCost"],
  ])
})

test("typed amounts may be more than the total, and none is above the maximum", () => {
  const amounts = [
    { code: "a", amount: 500_00 },
    { code: "b", amount: 10_00 },
  ]
  const budget = { total: 100_00, minimum: 20_00, maximum: 120_00, distribution: "ByHand", amounts } as const
  const found = sharedBudget(budget, [store("a"), store("b"), store("c")], facts)
  expect(shares(found)).toEqual([
    [120_00, "Ready", undefined],
    [10_00, "BudgetInsufficient", "TypedTooLittle"],
    [0, "BudgetInsufficient", "TypedTooLittle"],
  ])
  expect([found.spent, found.unspent]).toEqual([130_00, -30_00])
})

test("a closed store and a launched store get nothing", () => {
  const stores = [{ ...store("a"), isOpen: false }, store("b")]
  const found = sharedBudget({ total: 90_00, minimum: 20_00, distribution: "Equal" }, stores, {
    cost: 50_00,
    launched: new Set(["b"]),
  })
  expect(shares(found)).toEqual([
    [0, "NotEligible", "Closed"],
    [0, "AlreadyLaunched", "AlreadyLaunched"],
  ])
  expect(found.unspent).toBe(90_00)
})

test("a store's minimum keeps the price list's, and its maximum is not below it", () => {
  const limits = { minimumDaily: 10_00, maximumDaily: 100_00 }
  const budget = { total: 500_00, minimum: 70_00, days: 7, distribution: "Equal" } as const
  expect(storeBudgetFailures(budget, limits)).toEqual({})
  expect(storeBudgetFailures({ ...budget, total: 60_00, minimum: 69_99, maximum: 69_98 }, limits)).toEqual({
    total: { key: "franchise.totalBelowMinimum", params: { least: 69_99 } },
    minimum: { key: "franchise.minimumOutOfRange", params: { least: 70_00, most: 700_00 } },
    maximum: { key: "franchise.maximumOutOfRange", params: { least: 69_99, most: 700_00 } },
  })
})
