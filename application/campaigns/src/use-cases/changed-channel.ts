import {
  type Campaign,
  type CampaignPlan,
  hasVariant,
  launchedAdOf,
  planChanges,
  type PlanRevision,
  type SocialAd,
  type TestMeans,
} from "@domain/campaigns"
import type { Portal } from "@domain/portals"
import { Effect } from "effect"
import type { ChannelEdit, ChannelRun } from "../ports/index.ts"
import { makeAdPlan } from "./ad-plan.ts"
import { stopsIn } from "./stopped-ads.ts"

/** The ads to stop: also the new ad or version of an earlier change that was not shown yet, which nobody needs any longer. */
const stopsOf = ({ stops = [], edit }: ChannelRun): NonNullable<ChannelRun["stops"]> =>
  edit === undefined || edit.status === "Refused" ? stops : [...stops, ...stopsIn(edit.externalIds)]

/** The second version that was told, or is being told, with the design that was accepted with it. */
const toldVariant = ({ plan, edit }: ChannelRun) =>
  plan?.social?.variant ?? (edit?.status === "Refused" ? undefined : edit?.plan.social?.variant)

const withVariant = ({ variant: _variant, ...social }: SocialAd, variant: SocialAd["variant"]): SocialAd => ({
  ...social,
  ...(variant !== undefined && { variant }),
})

/** The channel with what its network shall be told; what was left to a network stays so. */
export const changedChannel = Effect.fnUntraced(function* (
  campaign: Campaign,
  channel: ChannelRun,
  { revision, plan }: PlanRevision,
  shown: CampaignPlan,
  facts: {
    readonly attempt: number
    readonly ownPage: string
    readonly hasProducts: boolean
    readonly isMarkNeeded: boolean
    readonly portal: Portal
    readonly means: TestMeans | undefined
    /** Whether the second version stays as it was sent. */
    readonly keepsVersion: boolean
  },
) {
  const { portal, attempt, keepsVersion, ...page } = facts
  const {
    automation: _portals,
    tracking: today,
    ...made
  } = yield* makeAdPlan(campaign, plan, {
    ...page,
    channel: channel.channel,
    attempt: channel.plan?.attempt ?? attempt,
    source: { portal },
  })
  const automation = channel.plan?.automation ?? channel.ad?.automation
  const effects = planChanges(shown, plan, channel.channel).map(({ effect }) => effect)
  const needsAd = effects.includes("newAd")
  // An ad that goes on keeps its address: a tag or a mark alone would have it reviewed anew.
  const tracking = needsAd ? today : (channel.plan?.tracking ?? channel.ad?.tracking)
  const adPlan = {
    ...made,
    ...(automation !== undefined && { automation }),
    ...(tracking !== undefined && { tracking }),
    ...(made.social !== undefined && {
      social: withVariant(made.social, keepsVersion && hasVariant(plan) ? toldVariant(channel) : made.social.variant),
    }),
  }
  const edit: ChannelEdit = {
    planRevision: revision,
    plan: adPlan,
    ad: launchedAdOf(adPlan, plan),
    needsAd,
    ...(effects.includes("secondAd") && { addsVersion: true }),
    status: "Waiting",
    externalIds: {},
  }
  return { ...channel, edit, stops: stopsOf(channel) }
})
