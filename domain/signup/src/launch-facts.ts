import type { LaunchFacts } from "@domain/campaigns"
import { adHours } from "./ad-hours.ts"
import { specialFacts } from "./special-ads.ts"
import { calledPhone } from "./called-phone.ts"
import { answersOnInstagram, messagingAppOf, whatsAppNumberOf } from "./messaging-choice.ts"
import type { SignupSession } from "./signup-session.ts"

/** What a launch asks of a session, beside whether its texts were accepted. */
export const launchFactsOf = (
  session: SignupSession,
): Omit<LaunchFacts, "socialCopyAccepted" | "searchCopyAccepted"> => {
  const {
    business: { services },
    creative: { objective, promoteServices },
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
    paid,
  }
}
