import { Effect } from "effect"
import { type Campaign, reviewNews } from "@domain/campaigns"
import { CampaignNotices, type LaunchRun } from "../ports/index.ts"

/** Tells the owner what networks decided since they were last told; succeeds with the launch that remembers it. */
export const tellReview = Effect.fnUntraced(function* (campaign: Campaign, run: LaunchRun) {
  const found = reviewNews(campaign, run.channels)
  if (found === undefined) return run
  yield* (yield* CampaignNotices).reviewed(campaign, found.news)
  const told: LaunchRun = { ...run, channels: found.told }
  return told
})
