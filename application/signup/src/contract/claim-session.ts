import { Schema } from "effect"
import { contract } from "@application/kernel"
import { CampaignMoveNotOffered } from "@domain/campaigns"
import { WireSession, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"

/**
 * Makes a session without an owner the signed-in user's, with a business profile and a draft campaign as a sign-up makes them.
 * One that the user may open already stays as it is.
 */
export const ClaimSession = contract("signup/ClaimSession", {
  access: "createProfile",
  input: Schema.Struct({ sessionId: SessionId }),
  output: WireSession,
  failures: [CampaignMoveNotOffered, SessionNotFound, SessionBelongsToUser, TooManyRequests],
})
