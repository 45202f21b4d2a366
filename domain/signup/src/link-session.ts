import type { CampaignId } from "@domain/kernel"
import { Result } from "effect"
import { advancedState } from "./advance-state.ts"
import { SessionNotLinkable } from "./failures.ts"
import type { SignupSession } from "./signup-session.ts"

const obstacle = (session: SignupSession, before: SignupSession): SessionNotLinkable["reason"] | undefined => {
  const { businessProfileId } = session
  if (businessProfileId !== undefined && businessProfileId !== before.businessProfileId) return "otherProfile"
  if (session.campaignId !== undefined) return "otherCampaign"
  if (session.region !== before.region) return "otherRegion"
  return before.paid ? "paid" : undefined
}

const unlinked = ({ campaignId: _campaign, ...session }: SignupSession): SignupSession => session

/** Both sessions once a campaign is launched from `session` instead of `before`: it has the same owner and is signed up. Ours. */
export const linkSession = (
  session: SignupSession,
  before: SignupSession,
  campaignId: CampaignId,
): Result.Result<{ readonly session: SignupSession; readonly before: SignupSession }, SessionNotLinkable> => {
  const reason = obstacle(session, before)
  if (reason !== undefined) return Result.fail(new SessionNotLinkable({ reason }))
  const { userId, ownerEmail, businessProfileId } = before
  return Result.succeed({
    before: unlinked(before),
    session: {
      ...session,
      ...(userId !== undefined && { userId }),
      ...(ownerEmail !== undefined && { ownerEmail }),
      ...(businessProfileId !== undefined && { businessProfileId }),
      campaignId,
      launchState: advancedState(session.flavour, session.launchState, "Signup"),
    },
  })
}
