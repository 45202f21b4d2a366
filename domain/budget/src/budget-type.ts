import { type MinorUnits, wireEnum } from "@domain/kernel"

/** Whether an amount is spent each day or over the whole campaign. Spec: enumerations, budget type. */
export const BudgetType = wireEnum({ Daily: 1, Lifetime: 2 })
export type BudgetType = typeof BudgetType.Type

/** An amount in minor units and what it is spent over. */
export interface Budget {
  readonly type: BudgetType
  readonly amount: MinorUnits
  readonly days: number
}

/** Minor units for the whole campaign. */
export const totalOf = ({ type, amount, days }: Budget): MinorUnits => (type === "Daily" ? amount * days : amount)

/** Whole minor units a day, rounded down, so that the days never cost more than the total. */
export const dailyOf = ({ type, amount, days }: Budget): MinorUnits =>
  type === "Daily" ? amount : Math.floor(amount / Math.max(1, days))

/** A budget as the other type. It never spends more in all; a divided total spends less by under a minor unit a day. Ours. */
export const asType = (budget: Budget, type: BudgetType): Budget => ({
  type,
  amount: type === "Daily" ? dailyOf(budget) : totalOf(budget),
  days: budget.days,
})
