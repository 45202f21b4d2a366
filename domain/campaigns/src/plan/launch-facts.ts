import type { LaunchFacts } from "../missing-for-launch.ts"
import { isAdPublishable, isPublishable } from "@domain/creatives"
import { adHours } from "./ad-hours.ts"
import { specialFacts } from "./shown-audience.ts"
import { calledPhone } from "./called-phone.ts"
import { areCardsAccepted, isCarouselSound } from "./carousel.ts"
import { answersOnInstagram, messagingAppOf, whatsAppNumberOf } from "./messaging-choice.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { exclusionFacts } from "./exclusion-facts.ts"
import { banFacts } from "./policy-findings.ts"
import { testFacts } from "../variant/test-facts.ts"

/** What a launch asks of a plan, and whether it is paid. */
export const launchFactsOf = (plan: CampaignPlan, paid: boolean): LaunchFacts => {
  const {
    business: { services },
    creative: { objective, promoteServices, creativeDetail: { adDetail, searchAd, bannerAd } = {} },
    targeting,
    budget: { budget },
  } = plan
  const phone = calledPhone(plan)
  const isByMessages = objective === "InstantMessages"
  const whatsAppNumber = isByMessages ? whatsAppNumberOf(plan) : undefined
  const hours = adHours(plan)
  return {
    ...targeting,
    ...(services !== undefined && { services }),
    ...(objective !== undefined && { objective }),
    ...(promoteServices !== undefined && { promoteServices }),
    ...(budget !== undefined && { budget }),
    ...(phone !== undefined && { phone }),
    ...(isByMessages && { messagingApp: messagingAppOf(plan), answersOnInstagram: answersOnInstagram(plan) }),
    ...(whatsAppNumber !== undefined && { whatsAppNumber }),
    ...(hours !== undefined && { hours }),
    ...specialFacts(plan),
    ...exclusionFacts(plan),
    ...banFacts(plan),
    ...(!isCarouselSound(plan) && { lacksCards: true }),
    ...testFacts(plan),
    socialCopyAccepted:
      adDetail !== undefined &&
      objective !== undefined &&
      isAdPublishable(adDetail, objective) &&
      areCardsAccepted(plan),
    searchCopyAccepted: searchAd !== undefined && isPublishable(searchAd),
    bannerCopyAccepted: bannerAd !== undefined && isPublishable(bannerAd),
    paid,
  }
}
