import type { LaunchFacts } from "@domain/campaigns"
import { isAdPublishable, isPublishable } from "@domain/creatives"
import { adHours } from "./ad-hours.ts"
import { specialFacts } from "./special-ads.ts"
import { calledPhone } from "./called-phone.ts"
import { answersOnInstagram, messagingAppOf, whatsAppNumberOf } from "./messaging-choice.ts"
import type { SignupSession } from "./signup-session.ts"

/** What a launch asks of a session. */
export const launchFactsOf = (session: SignupSession): LaunchFacts => {
  const {
    business: { services },
    creative: { objective, promoteServices, creativeDetail: { adDetail, searchAd } = {} },
    targeting,
    budget: { budget },
    paid,
  } = session
  const phone = calledPhone(session)
  const isByMessages = objective === "InstantMessages"
  const whatsAppNumber = isByMessages ? whatsAppNumberOf(session) : undefined
  const hours = adHours(session)
  return {
    ...targeting,
    ...(services !== undefined && { services }),
    ...(objective !== undefined && { objective }),
    ...(promoteServices !== undefined && { promoteServices }),
    ...(budget !== undefined && { budget }),
    ...(phone !== undefined && { phone }),
    ...(isByMessages && { messagingApp: messagingAppOf(session), answersOnInstagram: answersOnInstagram(session) }),
    ...(whatsAppNumber !== undefined && { whatsAppNumber }),
    ...(hours !== undefined && { hours }),
    ...specialFacts(session),
    socialCopyAccepted: adDetail !== undefined && objective !== undefined && isAdPublishable(adDetail, objective),
    searchCopyAccepted: searchAd !== undefined && isPublishable(searchAd),
    paid,
  }
}
