import { Effect } from "effect"
import type { SignupSession } from "@domain/signup"
import { CampaignDrafts } from "../services/campaign-drafts.ts"

const launchedBy = (way: "isLaunched" | "isLaunchedForUpdate") =>
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
export const isSessionLaunched = launchedBy("isLaunched")

/** Same as `isSessionLaunched`; also keeps the campaign from being launched before the transaction ends. */
export const isSessionLaunchedForUpdate = launchedBy("isLaunchedForUpdate")
