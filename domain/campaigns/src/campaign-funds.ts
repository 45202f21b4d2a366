import type { MinorUnits } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"

/** What a campaign's money depends on: its locked media and what is spent of it, in minor units. */
export interface CampaignMoney extends Pick<Campaign, "spent"> {
  readonly price?: Pick<NonNullable<Campaign["price"]>, "media">
}

/** Minor units of the launch's locked media that are not spent yet, never negative; undefined before a launch. */
export const fundsLeft = ({ price, spent }: CampaignMoney): MinorUnits | undefined =>
  price === undefined ? undefined : Math.max(0, price.media - spent)

/**
 * Whether its money is used up, so that it is paused and may not be resumed. A self-funded account pays the networks itself
 * and never runs out here. Spec: states, "Paused when funds are insufficient".
 */
export const isOutOfFunds = (campaign: CampaignMoney, isSelfFunded = false): boolean =>
  !isSelfFunded && fundsLeft(campaign) === 0
