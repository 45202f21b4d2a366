import { type SpecialAds } from "./special-ads.ts"
import { isSpecial } from "./special-audience.ts"
import type { NetworkAutomation } from "./network-automation.ts"

/** What the choice depends on. */
export interface AutomationFacts {
  readonly special: SpecialAds | undefined
  /** Whether the portal lets owners leave anything to networks. */
  readonly isForbidden: boolean
  /** Whether any ad runs where the choice counts. */
  readonly isOnSocial: boolean
  /** Whether the social ad has cards. */
  readonly isCarousel?: boolean
}

/** Which of these an owner may choose: none where the portal forbids it, and no wider audience for ads that leave nobody out. */
export const offeredAutomation = ({
  special,
  isForbidden,
  isOnSocial,
  isCarousel = false,
}: AutomationFacts): NetworkAutomation => {
  const isOffered = isOnSocial && !isForbidden
  return {
    expandsAudience: isOffered && !isSpecial(special),
    adjustsLook: isOffered,
    ...(isOffered && isCarousel && { ordersCards: true }),
  }
}

/** What is left to Facebook: what the owner chose of what is offered, and nothing else. */
export const allowedAutomation = (
  chosen: { readonly [Choice in keyof NetworkAutomation]?: boolean | undefined },
  facts: AutomationFacts,
): NetworkAutomation => {
  const offered = offeredAutomation(facts)
  return {
    expandsAudience: offered.expandsAudience && chosen.expandsAudience === true,
    adjustsLook: offered.adjustsLook && chosen.adjustsLook === true,
    ...(offered.ordersCards === true && chosen.ordersCards === true && { ordersCards: true }),
  }
}
