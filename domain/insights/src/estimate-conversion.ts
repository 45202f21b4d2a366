import { type CampaignChannel, channelDefinitions, countsResults, type CostSpan, usualCosts } from "@domain/campaigns"
import type { Objective } from "@domain/creatives"
import type { MinorUnits, Region } from "@domain/kernel"

/** How often one person sees the ad per day. */
const frequency: CostSpan = [1.1, 1.8]

/** People reached and results in a day, as a range and not a promise. */
export interface Estimate {
  readonly reachLow: number
  readonly reachHigh: number
  readonly resultsLow: number
  readonly resultsHigh: number
}

const isBanner = (channel: CampaignChannel): boolean => channelDefinitions[channel].ad === "banner"

/**
 * Estimates a day's reach and results of a daily media budget (minor units of the region's currency) within a radius in
 * kilometres: low ends assume expensive clicks and few people, high ends the opposite. More budget never lowers it; a banner
 * brings only results that it counts. Spec: calls L21.
 */
export const estimateConversion = (input: {
  readonly region: Region
  readonly objective: Objective
  readonly dailyBudget: MinorUnits
  readonly radius: number
  /** The channels that share the budget; channels without a banner cost alike. */
  readonly channels?: ReadonlyArray<CampaignChannel>
}): Estimate => {
  const { region, objective, radius, channels = [] } = input
  const { perThousand, perResult, banner, peoplePerSquareKilometer } = usualCosts[region]
  const budget = Math.max(0, input.dailyBudget)
  const banners = channels.filter(isBanner)
  // Each channel has as much of the budget as another.
  const forBanners = (budget * banners.length) / Math.max(1, channels.length)
  const forOthers = budget - forBanners
  const area = Math.PI * radius ** 2
  const reach = (end: 0 | 1, density: number) => {
    const impressions = forOthers / perThousand[end] + forBanners / banner.perThousand[end]
    return Math.floor(Math.min(impressions * (1_000 / frequency[end]), area * density))
  }
  const results = (end: 0 | 1) => {
    const clicks = banners.some((channel) => countsResults(channel, objective)) ? forBanners / banner.perClick[end] : 0
    return Math.floor(forOthers / perResult[objective][end] + clicks)
  }
  return {
    reachLow: reach(1, peoplePerSquareKilometer[0]),
    reachHigh: reach(0, peoplePerSquareKilometer[1]),
    resultsLow: results(1),
    resultsHigh: results(0),
  }
}
