import { minorPerMajor, roundUpToTen } from "@domain/kernel"
import { anyAmount, anyDateRange, anyLocalDate, anyMoney, law } from "@domain/kernel/testing"
import { examplePrice, anyPriceList } from "@domain/pricing/testing"
import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { budgetLimits, clampDaily } from "./budget-limits.ts"
import { asType, dailyOf, totalOf } from "./budget-type.ts"
import { changeBudgetEnd } from "./end-date.ts"
import { checkBudget, checkDuration } from "./check-budget.ts"
import { draftDefaults, isLaunchableBudget } from "./draft-defaults.ts"
import { campaignRange, durationOf } from "./duration.ts"
import { effectiveCostParts } from "./effective-cost.ts"
import { Schedule } from "./schedule.ts"
import { mergeDayParts, runsAt, weeklyMinutes } from "./day-parts.ts"
import { distributeOverStores } from "./store-budgets.ts"
import { anyBudget, anyDayPart, anySchedule, anyStores } from "./testing/index.ts"
import { seedPriceLists } from "@domain/pricing/seed"

const storeCount = fc.integer({ min: 1, max: 50 })

test("an accepted budget is within the limits and long enough, a refused one is not", () => {
  law(
    fc.property(anyBudget, anyPriceList, storeCount, (budget, priceList, stores) => {
      const limits = budgetLimits(priceList, stores)
      const total = totalOf(budget)
      const within =
        budget.amount > 0 && total >= limits.minimumDaily * budget.days && total <= limits.maximumDaily * budget.days
      const accepted = Result.isSuccess(checkBudget(budget, priceList, stores))
      expect(accepted).toBe(within && Result.isSuccess(checkDuration(budget)))
      expect(isLaunchableBudget(budget, priceList, stores)).toBe(accepted)
    }),
  )
})

test("the recommended and every clamped budget would be accepted", () => {
  law(
    fc.property(anyPriceList, storeCount, anyAmount, (priceList, stores, amount) => {
      const limits = budgetLimits(priceList, stores)
      const chosen = [limits.recommendedDaily, clampDaily(amount, limits)]
      for (const each of chosen) {
        expect(Result.isSuccess(checkBudget({ type: "Daily", amount: each, days: 7 }, priceList, stores))).toBe(true)
      }
    }),
  )
})

test("the recommendation is a multiple of ten unless the maximum is lower", () => {
  law(
    fc.property(anyPriceList, storeCount, (priceList, stores) => {
      const { recommendedDaily, maximumDaily, currency } = budgetLimits(priceList, stores)
      expect(recommendedDaily === maximumDaily || recommendedDaily % (10 * minorPerMajor(currency)) === 0).toBe(true)
      expect(recommendedDaily).toBeLessThanOrEqual(Math.max(maximumDaily, roundUpToTen(recommendedDaily, currency)))
    }),
  )
})

test("a day's share times the days never exceeds the total", () => {
  law(
    fc.property(anyBudget, (budget) => {
      expect(dailyOf(budget) * budget.days).toBeLessThanOrEqual(totalOf(budget))
      expect(totalOf(budget) - dailyOf(budget) * budget.days).toBeLessThan(budget.days)
    }),
  )
})

test("converting a budget's type never spends more, and back it is the same", () => {
  law(
    fc.property(anyBudget, fc.constantFrom("Daily", "Lifetime"), (budget, type) => {
      const other = asType(budget, type)
      expect([other.type, other.days]).toEqual([type, budget.days])
      expect(totalOf(other)).toBeLessThanOrEqual(totalOf(budget))
      expect(dailyOf(other)).toBe(dailyOf(budget))
      expect(asType(other, "Daily").amount).toBe(dailyOf(budget))
    }),
  )
})

test("another last day changes only a daily budget's total, by its amount a day", () => {
  law(
    fc.property(anyBudget, anyPriceList, anyDateRange, (budget, priceList, range) => {
      const changed = changeBudgetEnd(budget, range, priceList)
      expect(Result.isSuccess(changed)).toBe(
        Result.isSuccess(checkBudget({ ...budget, days: durationOf(range) }, priceList)),
      )
      if (Result.isFailure(changed)) return
      const days = durationOf(range) - budget.days
      expect(changed.success.difference).toBe(budget.type === "Daily" ? budget.amount * days : 0)
    }),
  )
})

test("a rounded amount is a multiple of ten, not below its input, and stable", () => {
  law(
    fc.property(anyMoney, ({ amount, currency }) => {
      const rounded = roundUpToTen(amount, currency)
      expect(rounded % (10 * minorPerMajor(currency))).toBe(0)
      expect(rounded).toBeGreaterThanOrEqual(amount)
      expect(rounded - amount).toBeLessThan(10 * minorPerMajor(currency))
      expect(roundUpToTen(rounded, currency)).toBe(rounded)
    }),
  )
})

test("a draft's default budget is never launchable", () => {
  const anyList = fc.constantFrom(...Object.values(seedPriceLists))
  law(
    fc.property(anyLocalDate, anyList, fc.integer({ min: 1, max: 40 }), (today, priceList, stores) => {
      const { budget, budgetType, startDate, endDate } = draftDefaults(today, priceList.currency)
      const days = durationOf({ from: startDate, to: endDate })
      expect(isLaunchableBudget({ type: budgetType, amount: budget, days }, priceList, stores)).toBe(false)
      const least = { type: "Daily", amount: priceList.minimumDaily * stores, days } as const
      expect(isLaunchableBudget(least, priceList, stores)).toBe(true)
    }),
  )
})

test("a campaign's range and its duration agree", () => {
  law(
    fc.property(anyLocalDate, fc.integer({ min: 1, max: 365 }), (from, days) => {
      expect(durationOf(campaignRange(from, days))).toBe(days)
    }),
  )
})

test("stores' shares sum exactly to the total and respect their minima", () => {
  law(
    fc.property(anyStores, fc.integer({ min: 0, max: 100_000_000 }), (stores, spare) => {
      const total = stores.reduce((sum, store) => sum + store.minimum, 0) + spare
      const shares = Result.getOrThrow(distributeOverStores(total, stores))
      expect(shares.reduce((sum, share) => sum + share.costToBeSpent, 0)).toBe(total)
      expect(shares.map((share) => share.id)).toEqual(stores.map((store) => store.id))
      stores.forEach((store, index) => {
        expect(shares[index]?.costToBeSpent).toBeGreaterThanOrEqual(store.minimum)
      })
    }),
  )
})

test("a heavier store never gets less above its minimum than a lighter one", () => {
  law(
    fc.property(anyStores, fc.integer({ min: 0, max: 100_000_000 }), (stores, spare) => {
      const total = stores.reduce((sum, store) => sum + store.minimum, 0) + spare
      const shares = Result.getOrThrow(distributeOverStores(total, stores))
      const extras = stores.map((store, index) => ({
        weight: Math.max(0, store.weight ?? 1),
        extra: (shares[index]?.costToBeSpent ?? 0) - store.minimum,
      }))
      for (const a of extras)
        for (const b of extras) if (a.weight > b.weight) expect(a.extra).toBeGreaterThanOrEqual(b.extra)
    }),
  )
})

test("a total below the minima is refused and never shared", () => {
  law(
    fc.property(anyStores, fc.integer({ min: 1, max: 1_000_000 }), (stores, missing) => {
      const needed = stores.reduce((sum, store) => sum + store.minimum, 0)
      expect(Result.isFailure(distributeOverStores(needed - missing, stores))).toBe(true)
    }),
  )
})

test("merged parts run at the same minutes, in order and apart", () => {
  law(
    fc.property(fc.array(anyDayPart, { maxLength: 12 }), fc.nat(6), fc.nat(1439), (dayParts, weekday, minute) => {
      const merged = mergeDayParts(dayParts)
      const before = runsAt({ mode: "Schedule", dayParts }, weekday, minute)
      expect(runsAt({ mode: "Schedule", dayParts: merged }, weekday, minute)).toBe(before)
      expect(mergeDayParts(merged)).toEqual(merged)
      merged.forEach((part, index) => {
        const next = merged[index + 1]
        if (next?.weekday === part.weekday) expect(next.from).toBeGreaterThan(part.to)
      })
    }),
  )
})

test("the minutes of a week are those in which ads run", () => {
  law(
    fc.property(anySchedule, (schedule) => {
      let running = 0
      for (let weekday = 0; weekday < 7; weekday += 1) {
        for (let minute = 0; minute < 1440; minute += 1) if (runsAt(schedule, weekday, minute)) running += 1
      }
      expect(weeklyMinutes(schedule)).toBe(running)
      expect(Schema.decodeUnknownSync(Schedule)(Schema.encodeSync(Schedule)(schedule))).toEqual(schedule)
    }),
  )
})

test("the effective cost shown is the price's own", () => {
  law(
    fc.property(anyPriceList, fc.nat(10_000_000), fc.integer({ min: 1, max: 90 }), (priceList, dailyBudget, days) => {
      const price = examplePrice({ priceList, dailyBudget, days })
      const { cost } = effectiveCostParts(price)
      expect(Math.round(cost * minorPerMajor(price.currency))).toBe(price.effectivePerDay)
    }),
  )
})
