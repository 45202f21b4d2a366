import { Schema } from "effect"
import { CurrencyCode, MinorUnits, wireEnum } from "@domain/kernel"

/** Spec: enumerations, Budget type. */
export const BudgetType = wireEnum({ Daily: 1, Lifetime: 2 })
export type BudgetType = typeof BudgetType.Type

/** Spec: enumerations, Scheduling. */
export const SchedulingMode = wireEnum({ RunContinuously: 1, Schedule: 2 })
export type SchedulingMode = typeof SchedulingMode.Type

/** What is to be spent on media: minor units a day for a number of days. `startDate` is a local calendar date. */
export const CampaignBudget = Schema.Struct({
  budgetType: BudgetType,
  schedulingMode: SchedulingMode,
  currency: CurrencyCode,
  dailyBudget: MinorUnits.check(Schema.isGreaterThan(0)),
  days: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 365 })),
  startDate: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/))),
  promoCode: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))),
})
export type CampaignBudget = typeof CampaignBudget.Type
