import { Schema } from "effect"
import { BudgetType, mostDays, SchedulingMode } from "@domain/budget"
import { CurrencyCode, LocalDate, MinorUnits } from "@domain/kernel"

/** The media budget: minor units per day for a number of days. `startDate` is a local calendar date. */
export const CampaignBudget = Schema.Struct({
  budgetType: BudgetType,
  schedulingMode: SchedulingMode,
  currency: CurrencyCode,
  dailyBudget: MinorUnits.check(Schema.isGreaterThan(0)),
  days: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: mostDays })),
  startDate: Schema.optionalKey(LocalDate),
  promoCode: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))),
})
export type CampaignBudget = typeof CampaignBudget.Type
