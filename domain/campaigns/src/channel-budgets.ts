import { type LocalDate, type MinorUnits, splitByWeights } from "@domain/kernel"
import { Result } from "effect"
import type { BudgetPart } from "./budget-part.ts"
import type { Campaign } from "./campaign.ts"
import type { CampaignChannel } from "./campaign-channel.ts"
import { type CampaignDates, daysLeft } from "./campaign-dates.ts"
import { type CampaignMoney, fundsLeft } from "./campaign-funds.ts"

/** What a campaign's network budgets depend on. */
export interface Budgeted extends CampaignMoney, CampaignDates, Pick<Campaign, "budget" | "channels" | "budgetParts"> {}

/**
 * The daily budget of all channels together, in minor units, from today on: this morning's remaining funds over the
 * remaining days, and at most a set daily budget. Undefined before a launch and after the last day. Ours.
 */
export const dailyBudgetLeft = (
  campaign: Budgeted,
  spentToday: MinorUnits,
  today: LocalDate,
): MinorUnits | undefined => {
  const { budget } = campaign
  const funds = fundsLeft(campaign)
  const days = daysLeft(campaign, today)
  if (budget === undefined || funds === undefined || days === undefined || days === 0) return undefined
  const affordable = Math.floor((funds + Math.min(spentToday, campaign.spent)) / days)
  return budget.budgetType === "Daily" ? Math.min(budget.dailyBudget, affordable) : affordable
}

/** The shares of a whole by the campaign's parts, else in equal parts; they add up to the whole. Parts that leave a channel out are none. */
export const channelShares = (
  { channels, budgetParts = [] }: Pick<Budgeted, "channels" | "budgetParts">,
  whole: MinorUnits,
): ReadonlyArray<BudgetPart> => {
  const names = channels.map(({ channel }) => channel)
  const parts = names.flatMap((name) => budgetParts.filter(({ channel }) => channel === name).map(({ part }) => part))
  const split = (weights: ReadonlyArray<number>) => Result.getOrUndefined(splitByWeights(whole, weights))
  const even = split(names.map(() => 1)) ?? []
  const shares = parts.length === names.length ? (split(parts) ?? even) : even
  return names.map((channel, index) => ({ channel, part: shares[index] ?? 0 }))
}

/** One channel's share of a campaign's budget; a campaign without channels has one. */
export const channelShare = (
  campaign: Pick<Budgeted, "channels" | "budgetParts">,
  whole: MinorUnits,
  channel: CampaignChannel,
): MinorUnits => {
  const shares = channelShares(campaign, whole)
  return (shares.find((share) => share.channel === channel) ?? shares[0])?.part ?? whole
}
