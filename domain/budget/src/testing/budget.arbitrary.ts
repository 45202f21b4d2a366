import * as fc from "fast-check"
import type { Budget } from "../budget-type.ts"
import type { DayPart, Schedule } from "../schedule.ts"
import type { StoreNeed } from "../store-budgets.ts"

/** A budget of either type, launchable or not. */
export const anyBudget: fc.Arbitrary<Budget> = fc.record({
  type: fc.constantFrom("Daily", "Lifetime"),
  amount: fc.integer({ min: 0, max: 10_000_000_000 }),
  days: fc.integer({ min: 1, max: 400 }),
})

/** A span of some weekday. */
export const anyDayPart: fc.Arbitrary<DayPart> = fc
  .tuple(fc.nat(6), fc.uniqueArray(fc.nat(1440), { minLength: 2, maxLength: 2 }))
  .map(([weekday, ends]) => ({ weekday, from: Math.min(...ends), to: Math.max(...ends) }))

/** A schedule, with overlapping parts too. */
export const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  mode: fc.constantFrom("RunContinuously", "Schedule"),
  dayParts: fc.array(anyDayPart, { maxLength: 12 }),
})

/** One to twenty stores of different need and weight. */
export const anyStores: fc.Arbitrary<ReadonlyArray<StoreNeed>> = fc
  .array(
    fc.record(
      { minimum: fc.integer({ min: 0, max: 1_000_000 }), weight: fc.integer({ min: -2, max: 1_000 }) },
      { requiredKeys: ["minimum"] },
    ),
    { minLength: 1, maxLength: 20 },
  )
  .map((needs) => needs.map((need, index) => ({ ...need, id: `store-${index}` })))
