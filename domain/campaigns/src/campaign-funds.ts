import type { MinorUnits } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"

/**
 * The amounts that a campaign's funds depend on, in minor units: its media, the media that are back in the wallet while
 * the campaign stands, and its spend.
 */
export interface CampaignMoney extends Pick<Campaign, "spent"> {
  readonly price?: Pick<NonNullable<Campaign["price"]>, "media">
  readonly returned?: Pick<NonNullable<Campaign["returned"]>, "media">
}

/** The media that are not spent yet, locked or taken again when it goes on, in minor units, never negative; undefined before a launch. */
export const fundsLeft = ({ price, returned, spent }: CampaignMoney): MinorUnits | undefined =>
  price === undefined ? undefined : Math.max(0, price.media + (returned?.media ?? 0) - spent)

/**
 * Whether its funds are used up, so that it pauses and cannot resume. A self-funded account pays the networks itself
 * and never runs out. Spec: states, "Paused when funds are insufficient".
 */
export const isOutOfFunds = (campaign: CampaignMoney, isSelfFunded = false): boolean =>
  !isSelfFunded && fundsLeft(campaign) === 0
