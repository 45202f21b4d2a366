import type { LocalDate, MinorUnits } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"
import type { CampaignChannel } from "./campaign-channel.ts"
import { type CampaignDates, daysLeft } from "./campaign-dates.ts"
import { type CampaignMoney, fundsLeft } from "./campaign-funds.ts"

/** The share at `index` when a whole is divided evenly into `count`; the shares add up to the whole. */
const evenShare = (whole: number, index: number, count: number): number =>
  Math.floor(whole / count) + (index < whole % count ? 1 : 0)

/** What a campaign's network budgets depend on. */
export interface Budgeted extends CampaignMoney, CampaignDates, Pick<Campaign, "budget" | "channels"> {}

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

/** One channel's share of a campaign's budget; the shares add up to it. */
export const channelShare = (
  { channels }: Pick<Budgeted, "channels">,
  whole: MinorUnits,
  channel: CampaignChannel,
): MinorUnits => {
  const index = channels.findIndex((state) => state.channel === channel)
  return evenShare(whole, Math.max(0, index), Math.max(1, channels.length))
}
