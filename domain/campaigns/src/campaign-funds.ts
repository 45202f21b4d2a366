import type { MinorUnits } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"

type Money = Pick<Campaign, "price" | "spent">

/** Minor units of the launch's locked media that are not spent yet, never negative; undefined before a launch. */
export const fundsLeft = ({ price, spent }: Money): MinorUnits | undefined =>
  price === undefined ? undefined : Math.max(0, price.media - spent)

/**
 * Whether its money is used up, so that it is paused and may not be resumed. A self-funded account pays the networks itself
 * and never runs out here. Spec: states, "Paused when funds are insufficient".
 */
export const isOutOfFunds = (campaign: Money, isSelfFunded = false): boolean =>
  !isSelfFunded && fundsLeft(campaign) === 0
