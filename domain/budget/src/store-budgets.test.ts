import { Result } from "effect"
import { expect, test } from "vitest"
import { distributeOverStores, type StoreFacts, storeLaunchStatus } from "./store-budgets.ts"

const shares = (total: number, stores: Parameters<typeof distributeOverStores>[1]) =>
  Result.match(distributeOverStores(total, stores), {
    onSuccess: (each) => each.map((share) => share.costToBeSpent),
    onFailure: (failure) =>
      failure._tag === "StoreBudgetInsufficient"
        ? { _tag: failure._tag, errorCode: failure.errorCode, given: failure.total, needed: failure.needed }
        : failure._tag,
  })

test("a total that does not divide goes to the earlier stores first", () => {
  expect(
    shares(100, [
      { id: "a", minimum: 0 },
      { id: "b", minimum: 0 },
      { id: "c", minimum: 0 },
    ]),
  ).toEqual([34, 33, 33])
})

test("the rest after the minima is split by weight, the largest remainder first", () => {
  expect(
    shares(110, [
      { id: "a", minimum: 10, weight: 1 },
      { id: "b", minimum: 20, weight: 2 },
      { id: "c", minimum: 0, weight: 0 },
    ]),
  ).toEqual([37, 73, 0])
  expect(
    shares(10, [
      { id: "a", minimum: 0, weight: 1 },
      { id: "b", minimum: 0, weight: 3 },
      { id: "c", minimum: 0, weight: 3 },
    ]),
  ).toEqual([2, 4, 4])
})

test("stores without any weight share alike", () => {
  expect(
    shares(7, [
      { id: "a", minimum: 0, weight: 0 },
      { id: "b", minimum: 0, weight: -3 },
    ]),
  ).toEqual([4, 3])
})

test("a total below the minima is insufficient, and so is no store at all", () => {
  expect(
    shares(29, [
      { id: "a", minimum: 10 },
      { id: "b", minimum: 20 },
    ]),
  ).toEqual({
    _tag: "StoreBudgetInsufficient",
    errorCode: 1015,
    given: 29,
    needed: 30,
  })
  expect(
    shares(30, [
      { id: "a", minimum: 10 },
      { id: "b", minimum: 20 },
    ]),
  ).toEqual([10, 20])
  expect(shares(5, [])).toMatchObject({ needed: 0 })
})

const store: StoreFacts = { isEligible: true, isLaunched: false, cost: 100, costToBeSpent: 100, minimum: 50 }

test.each([
  [{ isEligible: false, isLaunched: true, costToBeSpent: 0 }, "NotEligible"],
  [{ isLaunched: true, costToBeSpent: 0 }, "AlreadyLaunched"],
  [{ costToBeSpent: 49 }, "BudgetInsufficient"],
  [{ costToBeSpent: 50 }, "LimitedBudget"],
  [{ costToBeSpent: 99 }, "LimitedBudget"],
  [{}, "Ready"],
] as const)("a store with %j is %s", (facts, status) => {
  expect(storeLaunchStatus({ ...store, ...facts })).toBe(status)
})

test.each([Number.NaN, 10.5, Number.POSITIVE_INFINITY])(
  "stores share no total of %s, and need no minimum of it",
  (amount) => {
    const failures = [
      distributeOverStores(amount, [{ id: "a", minimum: 100 }]),
      distributeOverStores(1_000, [{ id: "a", minimum: amount }]),
    ].map((result) => Result.isFailure(result) && result.failure._tag)
    expect(failures).toEqual(["AmountOutOfRange", "AmountOutOfRange"])
  },
)
