import { type CampaignChannel, channelDefinitions, countsResults } from "@domain/campaigns"
import type { Objective } from "@domain/creatives"
import type { MinorUnits, Region } from "@domain/kernel"

type Span = readonly [low: number, high: number]

/** The cost of a thousand impressions and of one result, in minor units, from cheapest to dearest. */
interface MarketCosts {
  readonly perThousand: Span
  readonly perResult: Readonly<Record<Objective, Span>>
  /** The cost of a banner's thousand impressions and of one click on it. */
  readonly banner: { readonly perThousand: Span; readonly perClick: Span }
  /** Users of the networks per square kilometre, from a village to a city. */
  readonly peoplePerSquareKilometer: Span
}

/**
 * Our estimate of usual costs; the networks publish none for a business that has not advertised. Banners: WordStream's $0.63 a click
 * and 0.46 clicks of a hundred impressions on Google's display network, scaled as the other costs are by region.
 */
const costs: Readonly<Record<Region, MarketCosts>> = {
  IN: {
    perThousand: [6_000, 16_000],
    perResult: {
      Calls: [9_000, 26_000],
      LeadGeneration: [7_000, 30_000],
      WebsiteVisits: [500, 2_000],
      InstantMessages: [6_000, 40_000],
    },
    banner: { perThousand: [1_000, 4_000], perClick: [250, 1_000] },
    peoplePerSquareKilometer: [150, 6_000],
  },
  GB: {
    perThousand: [400, 1_100],
    perResult: {
      Calls: [600, 2_000],
      LeadGeneration: [500, 2_200],
      WebsiteVisits: [40, 150],
      InstantMessages: [400, 1_800],
    },
    banner: { perThousand: [90, 320], perClick: [20, 80] },
    peoplePerSquareKilometer: [120, 3_000],
  },
}

/** What one result usually costs in a region, from cheapest to dearest, in minor units of its currency. Ours. */
export const usualCostOf = (region: Region, objective: Objective): Span => costs[region].perResult[objective]

/** How often one person sees the ad per day. */
const frequency: Span = [1.1, 1.8]

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
  const { perThousand, perResult, banner, peoplePerSquareKilometer } = costs[region]
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
