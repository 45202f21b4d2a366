import { Effect } from "effect"
import type { SignupSession } from "@domain/signup"
import { CampaignDrafts } from "../services/campaign-drafts.ts"

const askedOf = (way: "isLaunched" | "isLaunchedForUpdate" | "showsChange") =>
  Effect.fnUntraced(function* ({
    businessProfileId,
    campaignId,
  }: Pick<SignupSession, "businessProfileId" | "campaignId">) {
    return (
      businessProfileId !== undefined &&
      campaignId !== undefined &&
      (yield* (yield* CampaignDrafts)[way](businessProfileId, campaignId))
    )
  })

/** Whether the session's campaign was submitted. */
export const isSessionLaunched = askedOf("isLaunched")

/** Same as `isSessionLaunched`; also keeps the campaign from being launched before the transaction ends. */
export const isSessionLaunchedForUpdate = askedOf("isLaunchedForUpdate")

const showsChange = askedOf("showsChange")

/** Whether a client decides on the session's summary no longer: its campaign was submitted, and no change of it was shown. */
export const isDecisionClosed = Effect.fnUntraced(function* (details: SignupSession) {
  return (yield* isSessionLaunched(details)) && !(yield* showsChange(details))
})

/** Same as `isDecisionClosed`; also keeps the campaign from being launched before the transaction ends. */
export const isDecisionClosedForUpdate = Effect.fnUntraced(function* (details: SignupSession) {
  return (yield* isSessionLaunchedForUpdate(details)) && !(yield* showsChange(details))
})
