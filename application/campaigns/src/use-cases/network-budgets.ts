import { Effect } from "effect"
import {
  type Campaign,
  channelShare,
  channelShares,
  dailyBudgetLeft,
  fundsLeft,
  leastChannelDaily,
  nothingSpent,
  raisedToLeast,
} from "@domain/campaigns"
import type { ReportedSpend } from "@domain/insights"
import { type LocalDate, type MinorUnits, regionFacts } from "@domain/kernel"
import {
  AdNetworks,
  CampaignMetrics,
  type ChannelBudget,
  type ChannelObjects,
  type ChannelRun,
} from "../ports/index.ts"

const spentToday = (spends: ReadonlyArray<ReportedSpend>): number => spends.reduce((sum, one) => sum + one.today, 0)

/** What the networks may spend a day from now on. */
export const dailyBudgetOf = (campaign: Campaign, spends: ReadonlyArray<ReportedSpend>, today: LocalDate) =>
  dailyBudgetLeft(campaign, spentToday(spends), today)

/** Each channel's part of a day's money, none below its network's least where the money reaches that far. */
export const dailyShares = (campaign: Campaign, daily: MinorUnits) => {
  const shares = channelShares(campaign, daily)
  const least = leastChannelDaily[campaign.budget?.currency ?? regionFacts[campaign.region].currency]
  const raised = raisedToLeast(
    shares.map(({ part }) => part),
    shares.map(() => least),
  )
  return shares.map((share, index) => ({ ...share, part: raised[index] ?? share.part }))
}

/** A channel of a launch, with what its network was told. */
type ToldChannel = Pick<ChannelRun, "channel" | "externalIds" | "plan">

/** What both versions of a channel's ad share, while they do. */
const versionsOf = ({ externalIds: { adSetB, study }, plan }: ToldChannel): Pick<ChannelBudget, "versions"> =>
  adSetB === undefined || study === undefined ? {} : { versions: plan?.social?.variant?.before ?? nothingSpent }

/** What a campaign's channels may spend from now on, by channel; undefined for a campaign without money. */
export const channelBudgets = Effect.fnUntraced(function* (campaign: Campaign, today: LocalDate) {
  const metrics = yield* CampaignMetrics
  const { budget } = campaign
  const spends = yield* metrics.reported(campaign.businessProfileId, campaign.id, today)
  const daily = dailyBudgetOf(campaign, spends, today)
  const funds = fundsLeft(campaign)
  if (budget === undefined || daily === undefined || funds === undefined) return undefined
  const shares = dailyShares(campaign, daily)
  return (told: ToldChannel): ChannelBudget => {
    const { channel, externalIds } = told
    const spent = spends.find(({ externalCampaignId }) => externalCampaignId === externalIds.campaign)?.inAll ?? 0
    return {
      type: budget.budgetType,
      currency: budget.currency,
      daily: Math.max(1, shares.find((share) => share.channel === channel)?.part ?? daily),
      total: Math.max(1, spent + channelShare(campaign, funds, channel)),
      ...versionsOf(told),
    }
  }
})

/**
 * Has each channel spend no more than its share of what is left. One that a network will not take, as when it is below its least,
 * leaves the budget before it; the campaign then stops when its lock is used up.
 */
export const setBudgets = Effect.fnUntraced(function* (
  campaign: Campaign,
  channels: ReadonlyArray<ToldChannel & ChannelObjects>,
  today: LocalDate,
) {
  const networks = yield* AdNetworks
  const budgetOf = yield* channelBudgets(campaign, today)
  if (budgetOf === undefined) return
  const setOne = (objects: ToldChannel & ChannelObjects) =>
    networks
      .setBudget(objects, budgetOf(objects))
      .pipe(
        Effect.catchTag("NetworkRefused", ({ reason }) =>
          Effect.logWarning(
            `The budget of ${objects.channel} campaign ${objects.externalIds.campaign} was not taken: ${reason}`,
          ),
        ),
      )
  yield* Effect.forEach(channels, setOne, { discard: true })
})
