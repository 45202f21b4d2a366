import { Schema } from "effect"
import { MinorUnits } from "@domain/kernel"

/** A campaign whose ads run: what its lock still holds and what it may spend a day (minor units), and its full days after today. */
export interface RunningCampaign {
  readonly left: MinorUnits
  readonly dailyBudget: MinorUnits
  readonly daysAfterToday: number
}

/** For how many days ahead a wallet is to have money; with less it is low. Ours. */
export const lowBalanceDays = 3

/**
 * How long the money lasts, in minor units and days: what running campaigns may spend a day, for how many whole days that is covered
 * (absent while nothing runs), whether ads are about to stop early, and what they lack until their last days. Ours.
 */
export const SpendForecast = Schema.Struct({
  dailySpend: MinorUnits,
  daysLeft: Schema.optionalKey(Schema.Int),
  isLow: Schema.Boolean,
  missing: MinorUnits,
})
export type SpendForecast = typeof SpendForecast.Type

const needOf = (running: ReadonlyArray<RunningCampaign>, days: number): MinorUnits =>
  running.reduce((sum, { dailyBudget, daysAfterToday }) => sum + dailyBudget * Math.min(daysAfterToday, days), 0)

/**
 * The forecast of what is available and of what running campaigns hold. A campaign that spends as planned is never low, however few
 * days it has left: its money ends with it.
 */
export const spendForecast = (available: MinorUnits, running: ReadonlyArray<RunningCampaign>): SpendForecast => {
  const money = available + running.reduce((sum, { left }) => sum + left, 0)
  const dailySpend = running.reduce((sum, { dailyBudget }) => sum + dailyBudget, 0)
  return {
    dailySpend,
    ...(dailySpend > 0 && { daysLeft: Math.floor(money / dailySpend) }),
    isLow: money < needOf(running, lowBalanceDays),
    missing: Math.max(0, needOf(running, Number.POSITIVE_INFINITY) - money),
  }
}
