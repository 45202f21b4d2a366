import type { Objective } from "@domain/creatives"
import type { MinorUnits, Region } from "@domain/kernel"

type Span = readonly [low: number, high: number]

/** The cost of a thousand impressions and of one result, in minor units, from cheapest to dearest. */
interface MarketCosts {
  readonly perThousand: Span
  readonly perResult: Readonly<Record<Objective, Span>>
  /** Users of the networks per square kilometre, from a village to a city. */
  readonly peoplePerSquareKilometer: Span
}

/** Our estimate of usual costs; the networks publish none for a business that has not advertised. */
const costs: Readonly<Record<Region, MarketCosts>> = {
  IN: {
    perThousand: [6_000, 16_000],
    perResult: {
      Calls: [9_000, 26_000],
      LeadGeneration: [7_000, 30_000],
      WebsiteVisits: [500, 2_000],
      InstantMessages: [6_000, 40_000],
    },
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

/**
 * Estimates a day's reach and results of a daily media budget (minor units of the region's currency) within a radius in
 * kilometres: low ends assume expensive clicks and few people, high ends the opposite. More budget never lowers it.
 * Spec: calls L21.
 */
export const estimateConversion = (input: {
  readonly region: Region
  readonly objective: Objective
  readonly dailyBudget: MinorUnits
  readonly radius: number
}): Estimate => {
  const budget = Math.max(0, input.dailyBudget)
  const { perThousand, perResult, peoplePerSquareKilometer } = costs[input.region]
  const [cheapest, dearest] = perResult[input.objective]
  const area = Math.PI * input.radius ** 2
  const reach = (costPerThousand: number, times: number, density: number) =>
    Math.floor(Math.min((budget / costPerThousand) * (1_000 / times), area * density))
  return {
    reachLow: reach(perThousand[1], frequency[1], peoplePerSquareKilometer[0]),
    reachHigh: reach(perThousand[0], frequency[0], peoplePerSquareKilometer[1]),
    resultsLow: Math.floor(budget / dearest),
    resultsHigh: Math.floor(budget / cheapest),
  }
}
