import type { Objective } from "@domain/creatives"
import type { Region } from "@domain/kernel"

/** A cost from cheapest to dearest, in minor units. */
export type CostSpan = readonly [low: number, high: number]

/** The cost of a thousand impressions and of one result, in minor units, from cheapest to dearest. */
interface MarketCosts {
  readonly perThousand: CostSpan
  readonly perResult: Readonly<Record<Objective, CostSpan>>
  /** The cost of a banner's thousand impressions and of one click on it. */
  readonly banner: { readonly perThousand: CostSpan; readonly perClick: CostSpan }
  /** Users of the networks per square kilometre, from a village to a city. */
  readonly peoplePerSquareKilometer: CostSpan
}

/**
 * Our estimate of usual costs; the networks publish none for a business that has not advertised. Banners: WordStream's $0.63 a click
 * and 0.46 clicks of a hundred impressions on Google's display network, scaled as the other costs are by region.
 */
export const usualCosts: Readonly<Record<Region, MarketCosts>> = {
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
export const usualCostOf = (region: Region, objective: Objective): CostSpan => usualCosts[region].perResult[objective]
