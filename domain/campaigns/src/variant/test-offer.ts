import type { Objective } from "@domain/creatives"
import type { MinorUnits, Region } from "@domain/kernel"
import { channelShare } from "../channel-budgets.ts"
import { showsPicture } from "../channel-definitions.ts"
import type { CampaignPlan } from "../plan/campaign-plan.ts"
import { channelsOf } from "../plan/channels-of.ts"
import { objectiveOf } from "../plan/objective-of.ts"
import { usualCosts } from "../usual-costs.ts"
import { resultsNeeded, testRatios } from "./results-needed.ts"
import type { TestMeans } from "./test-means.ts"
import { versionShares } from "./version-shares.ts"

/**
 * The least that an ad set may spend a day, in minor units: a dollar where the currency is one of Meta's dearer ones, else half a
 * dollar, rounded up. Meta's help, "About minimum budgets", read in November 2026.
 */
const leastDaily: Readonly<Record<Region, MinorUnits>> = { IN: 5_000, GB: 100 }

/** Whether a plan's money and days can tell two versions apart, and what that needs. Results are of the whole campaign. */
export type TestOffer =
  | {
      readonly kind: "Offered" | "TooFewResults"
      readonly objective: Objective
      /** How many times as many results the better version brings, at the least that is found in eight of ten cases. */
      readonly ratio: number
      readonly needed: number
      readonly expected: readonly [low: number, high: number]
    }
  /** `least` is what all channels together need a day. */
  | { readonly kind: "TooLittleMoney"; readonly least: MinorUnits }
  /** No budget is chosen yet, or no social ad is shown. */
  | { readonly kind: "Unknown" }

type Planned = Pick<CampaignPlan, "region" | "creative" | "targeting" | "budget"> &
  Partial<Pick<CampaignPlan, "channelsOffered">>

/**
 * Whether a test of two versions is offered for a plan, by its money, its days and the usual cost of a result; in a running campaign
 * by what is left. Ours.
 */
export const testOffer = (plan: Planned, means: TestMeans | undefined = plan.budget.budget): TestOffer => {
  const channels = channelsOf(plan)
  if (means === undefined || !showsPicture(channels)) return { kind: "Unknown" }
  const { dailyBudget, days, budgetParts = [] } = means
  const states = channels.map((channel) => ({ channel, status: "Waiting" as const }))
  const daily = channelShare({ channels: states, budgetParts }, dailyBudget, "Social")
  const least = leastDaily[plan.region]
  if (versionShares(daily).B < least) {
    const times = budgetParts.length === 0 || daily === 0 ? channels.length : dailyBudget / daily
    return { kind: "TooLittleMoney", least: Math.ceil(2 * least * times) }
  }
  const objective = objectiveOf(plan)
  const [cheapest, dearest] = usualCosts[plan.region].perResult[objective]
  const money = daily * days
  const expected = [Math.floor(money / dearest), Math.floor(money / cheapest)] as const
  const ratio = testRatios.find((one) => resultsNeeded(one) <= expected[0]) ?? testRatios[testRatios.length - 1] ?? 2
  const needed = resultsNeeded(ratio)
  return { kind: needed <= expected[1] ? "Offered" : "TooFewResults", objective, ratio, needed, expected }
}
