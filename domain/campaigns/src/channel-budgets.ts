import type { LocalDate, MinorUnits } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"
import type { CampaignChannel } from "./campaign-channel.ts"
import { type CampaignDates, daysLeft } from "./campaign-dates.ts"
import { type CampaignMoney, fundsLeft } from "./campaign-funds.ts"

/** The part of a whole that the one at `index` of `count` gets; all parts add up to the whole. */
const evenShare = (whole: number, index: number, count: number): number =>
  Math.floor(whole / count) + (index < whole % count ? 1 : 0)

/** What a campaign's budgets at its networks follow from. */
export interface Budgeted extends CampaignMoney, CampaignDates, Pick<Campaign, "budget" | "channels"> {}

/**
 * Minor units that all channels together may spend a day from today on: what the lock held this morning over the days that are left,
 * and for a daily budget never more than that. Undefined before a launch and after the last day. Ours.
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

/** A channel's share of a campaign's budget; the campaign's shares add up to it. */
export const channelShare = (
  { channels }: Pick<Budgeted, "channels">,
  whole: MinorUnits,
  channel: CampaignChannel,
): MinorUnits => {
  const index = channels.findIndex((state) => state.channel === channel)
  return evenShare(whole, Math.max(0, index), Math.max(1, channels.length))
}
