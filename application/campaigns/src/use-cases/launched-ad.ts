import { Effect } from "effect"
import { handler } from "@application/kernel"
import type { LaunchedAd } from "@domain/campaigns"
import { creativeContentOf, type SignupSession } from "@domain/signup"
import { GetCampaignAds } from "../contract/index.ts"
import { type AdPlan, CampaignRepository, LaunchRuns } from "../ports/index.ts"

/** What a channel is asked to show, as its owner reads it later. */
export const launchedAdOf = (
  { channel, businessName, link, phone, objective, social, search, ...plan }: AdPlan,
  details: SignupSession,
): LaunchedAd => ({
  channel,
  businessName,
  link,
  language: plan.language,
  ...(objective === "Calls" && phone !== undefined && { phone }),
  ...(social !== undefined && {
    picture: {
      primaryText: social.primaryText,
      headline: social.headline,
      description: social.description,
      content: creativeContentOf(details),
    },
  }),
  ...(search !== undefined && {
    text: {
      headlines: search.headlines,
      descriptions: search.descriptions,
      ...(search.path1 !== undefined && { path1: search.path1 }),
      ...(search.path2 !== undefined && { path2: search.path2 }),
    },
  }),
  ...(plan.hours !== undefined && { hours: plan.hours }),
  ...(plan.special !== undefined && { special: plan.special }),
  ...(plan.automation !== undefined && { automation: plan.automation }),
  ...(plan.tracking !== undefined && { tracking: plan.tracking }),
  ...(plan.messages !== undefined && social !== undefined && { messagingApp: plan.messages.app }),
  audience: {
    ageBands: plan.ageBands,
    gender: plan.gender,
    location: plan.location,
    interests: social === undefined ? [] : plan.interests.map(({ name }) => name),
    keywords: search?.keywords ?? [],
  },
})

export const getCampaignAds = handler(
  GetCampaignAds,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
    return { ads: (run?.channels ?? []).flatMap(({ ad }) => (ad === undefined ? [] : [ad])) }
  }),
)
