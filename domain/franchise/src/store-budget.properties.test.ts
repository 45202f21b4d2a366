import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import type { FranchiseStore } from "./franchise-store.ts"
import { type BudgetDistribution, sharedBudget, type StoreBudget, storesOf, weightOf } from "./store-budget.ts"
import { storeLack } from "./store-standing.ts"
import { anyStore } from "./testing/index.ts"

const anyStores = fc.uniqueArray(anyStore, { selector: ({ code }) => code, maxLength: 20 })
const byWeight = ["Equal", "Population", "Sales", "Distance"] as const satisfies ReadonlyArray<BudgetDistribution>
const anyBudget = fc
  .record({
    total: fc.nat(50_000_000),
    minimum: fc.nat(500_000),
    above: fc.option(fc.nat(3_000_000), { nil: undefined }),
    distribution: fc.constantFrom(...byWeight),
  })
  .map(({ above, minimum, ...budget }): StoreBudget => ({
    ...budget,
    minimum,
    ...(above !== undefined && { maximum: minimum + above }),
  }))
const facts = (stores: ReadonlyArray<FranchiseStore>, cost = 700_000) => ({
  cost,
  launched: new Set(stores.filter(({ code }) => code < "D").map(({ code }) => code)),
})
const openOf = (stores: ReadonlyArray<FranchiseStore>) =>
  stores.filter((store) => storeLack(store) === undefined && !facts(stores).launched.has(store.code))

test("shares and what is left sum to the total to the minor unit, for any weights", () => {
  law(
    fc.property(anyStores, anyBudget, (stores, budget) => {
      const { stores: shares, spent, unspent } = sharedBudget(budget, stores, facts(stores))
      expect(shares.reduce((sum, { costToBeSpent }) => sum + costToBeSpent, 0)).toBe(spent)
      expect(spent + unspent).toBe(budget.total)
      expect(shares.every(({ costToBeSpent }) => Number.isSafeInteger(costToBeSpent) && costToBeSpent >= 0)).toBe(true)
      expect(shares.map(({ code }) => code)).toEqual(stores.map(({ code }) => code))
    }),
  )
})

test("money stays only where none is reached or each store is at its maximum", () => {
  law(
    fc.property(anyStores, anyBudget, (stores, budget) => {
      const { stores: shares, unspent } = sharedBudget(budget, stores, facts(stores))
      const given = shares.filter(({ costToBeSpent }) => costToBeSpent > 0)
      expect(unspent).toBeGreaterThanOrEqual(0)
      if (unspent > 0) for (const { costToBeSpent } of given) expect(costToBeSpent).toBe(budget.maximum)
      if (unspent > 0 && budget.maximum === undefined)
        expect(openOf(stores).length === 0 || unspent < budget.minimum).toBe(true)
    }),
  )
})

test("a store gets nothing, or its minimum at least and its maximum at most", () => {
  law(
    fc.property(anyStores, anyBudget, (stores, budget) => {
      for (const { costToBeSpent } of sharedBudget(budget, stores, facts(stores)).stores) {
        if (costToBeSpent > 0) expect(costToBeSpent).toBeGreaterThanOrEqual(budget.minimum)
        expect(costToBeSpent).toBeLessThanOrEqual(budget.maximum ?? budget.total)
      }
    }),
  )
})

test("a heavier store never gets less than a lighter store", () => {
  law(
    fc.property(anyStores, anyBudget, (stores, budget) => {
      const shares = new Map(sharedBudget(budget, stores, facts(stores)).stores.map((one) => [one.code, one]))
      const open = openOf(stores).toSorted(
        (one, other) => weightOf(one, budget.distribution) - weightOf(other, budget.distribution),
      )
      for (const [index, store] of open.slice(1).entries()) {
        const lighter = open[index]
        if (lighter === undefined || weightOf(lighter, budget.distribution) === weightOf(store, budget.distribution))
          continue
        const [less, more] = [shares.get(lighter.code), shares.get(store.code)]
        expect(more?.costToBeSpent).toBeGreaterThanOrEqual(less?.costToBeSpent ?? 0)
      }
    }),
  )
})

test("each store has one of the four statuses and a reason, or is ready", () => {
  const anyHand = fc.tuple(anyStores, fc.array(fc.nat(2_000_000), { minLength: 20, maxLength: 20 }))
  law(
    fc.property(anyHand, anyBudget, fc.boolean(), ([stores, amounts], budget, isByHand) => {
      const hand = {
        distribution: "ByHand" as const,
        amounts: stores.map(({ code }, at) => ({ code, amount: amounts[at] ?? 0 })),
      }
      const known = facts(stores)
      for (const [index, one] of sharedBudget({ ...budget, ...(isByHand && hand) }, stores, known).stores.entries()) {
        const store = stores[index]
        expect(one.reason === undefined).toBe(one.status === "Ready")
        expect(one.status === "NotEligible").toBe(store !== undefined && storeLack(store) !== undefined)
        if (one.status === "AlreadyLaunched") expect(known.launched.has(one.code)).toBe(true)
        if (one.status === "BudgetInsufficient")
          expect(one.costToBeSpent === 0 || one.costToBeSpent < budget.minimum).toBe(true)
        if (one.status === "LimitedBudget") expect(one.costToBeSpent).toBeLessThan(one.cost)
        if (one.status === "Ready") expect(one.costToBeSpent).toBeGreaterThanOrEqual(one.cost)
      }
    }),
  )
})

test("regions choose their stores, and no regions choose all", () => {
  law(
    fc.property(anyStores, (stores) => {
      const regions = stores.slice(0, 3).flatMap(({ region }) => region ?? [])
      expect(storesOf({}, stores)).toEqual(stores)
      expect(storesOf({ regions }, stores).every(({ region }) => regions.includes(region ?? ""))).toBe(true)
    }),
  )
})
