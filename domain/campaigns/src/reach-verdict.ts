import type { Region } from "@domain/kernel"
import type { AudienceReach } from "./audience-reach.ts"
import type { CampaignBudget } from "./budget.ts"
import type { CampaignChannel } from "./campaign-channel.ts"
import { channelDefinitions } from "./channel-definitions.ts"
import { usualCosts } from "./usual-costs.ts"

/** Limits of an audience. Ours. */
export const reachLimits = {
  /** The people below which networks hardly show ads; Meta's estimates tell no smaller audience. */
  people: 1_000,
  /** How often a week one person may see an ad before more of it is wasted: twice a day, above the usual 1.1 to 1.8. */
  weeklyViews: 14,
  /** The share of the people who see the ad at least once, below which a budget is too thin to be noticed. */
  share: 0.05,
} as const

/** Why an audience is too narrow or too broad: too few people, the ad too often for each, or a budget too thin for all. */
export type ReachVerdict = "fewPeople" | "tooOften" | "tooBroad"

/** What an audience is weighed against. */
export interface ReachTerms {
  readonly region: Region
  readonly budget?: Pick<CampaignBudget, "dailyBudget" | "days"> | undefined
  readonly channels?: ReadonlyArray<CampaignChannel> | undefined
  /** Whether interests or lists narrow the audience further than places and ages. */
  readonly isNarrowed?: boolean
}

/** The impressions of a budget's whole time, at the dearest and at the cheapest; searches are not shown to people by their place alone. */
const impressionsOf = ({
  region,
  budget,
  channels = [],
}: ReachTerms): readonly [least: number, most: number] | undefined => {
  const shown = channels.filter((channel) => channelDefinitions[channel].ad !== "text")
  if (budget === undefined || (channels.length > 0 && shown.length === 0)) return undefined
  const { perThousand, banner } = usualCosts[region]
  const money = budget.dailyBudget * budget.days
  const portions = channels.length === 0 ? [money] : shown.map(() => money / channels.length)
  const at = (end: 0 | 1) =>
    portions.reduce((sum, portion, index) => {
      const channel = shown[index]
      const isBanner = channel !== undefined && channelDefinitions[channel].ad === "banner"
      return sum + (portion / (isBanner ? banner : { perThousand }).perThousand[end]) * 1_000
    }, 0)
  return [at(1), at(0)]
}

/** Why an audience is too narrow or too broad for networks and budget; undefined while it is neither, or a search finds the people. Ours. */
export const reachVerdict = ({ least, most }: AudienceReach, terms: ReachTerms): ReachVerdict | undefined => {
  if (most < reachLimits.people) return "fewPeople"
  const impressions = impressionsOf(terms)
  if (impressions === undefined || terms.budget === undefined) return undefined
  const weeks = Math.max(1, terms.budget.days / 7)
  if (impressions[0] / most / weeks > reachLimits.weeklyViews) return "tooOften"
  return terms.isNarrowed !== true && impressions[1] < least * reachLimits.share ? "tooBroad" : undefined
}
