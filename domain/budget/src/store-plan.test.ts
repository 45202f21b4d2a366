import { expect, test } from "vitest"
import { type PlannedStore, planStores } from "./store-plan.ts"

const store = (id: string, part: Partial<PlannedStore> = {}): PlannedStore => ({
  id,
  isEligible: true,
  isLaunched: false,
  cost: 100,
  minimum: 40,
  ...part,
})
const plan = (total: number, ...stores: ReadonlyArray<PlannedStore>) =>
  planStores(total, stores).map(({ id, costToBeSpent, status }) => [id, costToBeSpent, status])

test("a total of all costs gives each store its cost", () => {
  expect(plan(300, store("a"), store("b", { cost: 200, minimum: 10 }))).toEqual([
    ["a", 100, "Ready"],
    ["b", 200, "Ready"],
  ])
})

test("a smaller total limits every store, each having its minimum", () => {
  expect(plan(100, store("a"), store("b"))).toEqual([
    ["a", 50, "LimitedBudget"],
    ["b", 50, "LimitedBudget"],
  ])
})

test("a total that does not reach every minimum serves the stores in order", () => {
  expect(plan(90, store("a", { minimum: 50 }), store("b", { minimum: 50 }), store("c"))).toEqual([
    ["a", 50, "LimitedBudget"],
    ["b", 0, "BudgetInsufficient"],
    ["c", 40, "LimitedBudget"],
  ])
  expect(plan(39, store("a"))).toEqual([["a", 0, "BudgetInsufficient"]])
  expect(plan(40, store("a"))).toEqual([["a", 40, "LimitedBudget"]])
})

test("stores that may not be launched, or are, get nothing", () => {
  const stores = [store("a", { isEligible: false }), store("b", { isLaunched: true }), store("c")]
  expect(plan(100, ...stores)).toEqual([
    ["a", 0, "NotEligible"],
    ["b", 0, "AlreadyLaunched"],
    ["c", 100, "Ready"],
  ])
  expect(plan(100, ...stores.slice(0, 2))).toEqual([
    ["a", 0, "NotEligible"],
    ["b", 0, "AlreadyLaunched"],
  ])
  expect(planStores(100, [])).toEqual([])
})

test("what is left over goes to the stores as well", () => {
  expect(plan(500, store("a"))).toEqual([["a", 500, "Ready"]])
  expect(planStores(500, [store("a")])[0]).toMatchObject({ id: "a", cost: 100 })
})
