import { daysIn, type LocalDate, type MinorUnits } from "@domain/kernel"
import type { RegionalPriceList } from "@domain/pricing"
import { Result } from "effect"
import { type Budget, totalOf } from "./budget-type.ts"
import { type BudgetFailure, checkBudget } from "./check-budget.ts"

/** A budget after its campaign got another last day, and how many minor units more (less: negative) it costs in all. */
export interface EndDateChange {
  readonly budget: Budget
  readonly difference: MinorUnits
}

/**
 * What another last day makes of a budget: the amount stays, so a daily budget costs more or less in all and a lifetime one
 * spends less or more a day. Fails when the changed budget may not run. Spec: states, "its end date changed".
 */
export const changeBudgetEnd = (
  budget: Budget,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  priceList: RegionalPriceList,
  storeCount = 1,
): Result.Result<EndDateChange, BudgetFailure> =>
  Result.map(checkBudget({ ...budget, days: daysIn({ from, to }) }, priceList, storeCount), (changed) => ({
    budget: changed,
    difference: totalOf(changed) - totalOf(budget),
  }))
