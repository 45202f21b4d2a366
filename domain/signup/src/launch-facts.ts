import type { LaunchFacts } from "@domain/campaigns"
import type { SignupSession } from "./signup-session.ts"

/** What a launch asks of a session, beside whether its texts were accepted. */
export const launchFactsOf = ({
  business: { services },
  creative: { objective, promoteServices },
  targeting,
  budget: { budget },
  paid,
}: SignupSession): Omit<LaunchFacts, "socialCopyAccepted" | "searchCopyAccepted"> => ({
  ...targeting,
  ...(services !== undefined && { services }),
  ...(objective !== undefined && { objective }),
  ...(promoteServices !== undefined && { promoteServices }),
  ...(budget !== undefined && { budget }),
  paid,
})
