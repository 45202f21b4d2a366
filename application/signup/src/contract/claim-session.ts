import { Schema } from "effect"
import { contract, exampleDraft } from "@application/kernel"
import { CampaignMoveNotOffered } from "@domain/campaigns"
import { WireSession, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"

/**
 * Makes a session without an owner the signed-in user's, with a business profile and a draft campaign as a sign-up makes them.
 * One that the user may open already stays as it is.
 */
export const ClaimSession = contract("signup/ClaimSession", {
  kind: "workflow",
  access: "createProfile",
  route: "POST /LocalBusiness/claim",
  specification: ["B1"],
  summary: "Give a draft to the signed-in user",
  example: exampleDraft,
  input: Schema.Struct({ sessionId: SessionId }),
  output: WireSession,
  failures: [CampaignMoveNotOffered, SessionNotFound, SessionBelongsToUser, TooManyRequests],
})
