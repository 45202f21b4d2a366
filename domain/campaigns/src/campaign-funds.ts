import type { MinorUnits } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"

/** What a campaign's funds depend on: its locked media and its spend, in minor units. */
export interface CampaignMoney extends Pick<Campaign, "spent"> {
  readonly price?: Pick<NonNullable<Campaign["price"]>, "media">
}

/** The locked media that are not spent yet, in minor units, never negative; undefined before a launch. */
export const fundsLeft = ({ price, spent }: CampaignMoney): MinorUnits | undefined =>
  price === undefined ? undefined : Math.max(0, price.media - spent)

/**
 * Whether its funds are used up, so that it pauses and cannot resume. A self-funded account pays the networks itself
 * and never runs out. Spec: states, "Paused when funds are insufficient".
 */
export const isOutOfFunds = (campaign: CampaignMoney, isSelfFunded = false): boolean =>
  !isSelfFunded && fundsLeft(campaign) === 0
