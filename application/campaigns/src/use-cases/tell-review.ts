import { Effect } from "effect"
import { OwnerMails } from "@application/messaging/services"
import { type Campaign, reviewNews } from "@domain/campaigns"
import type { LaunchRun } from "../ports/index.ts"

/** Notifies the owner of new review decisions; returns the launch with these decisions marked as notified. */
export const tellReview = Effect.fnUntraced(function* (campaign: Campaign, run: LaunchRun) {
  const review = reviewNews(campaign, run.channels)
  if (review === undefined) return run
  yield* (yield* OwnerMails).tell(campaign, ({ origin }) => ({
    template: "campaignNews",
    link: `${origin}/app/${campaign.businessProfileId}/campaigns/${campaign.id}`,
    campaignName: campaign.name,
    ...review.news,
  }))
  const notified: LaunchRun = { ...run, channels: review.notified }
  return notified
})
