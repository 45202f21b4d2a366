import {
  type AdTest,
  type AdVersion,
  type Campaign,
  type CampaignPlan,
  editOf,
  planOfVersion,
  wholeEdit,
  withLaunchedRevision,
} from "@domain/campaigns"
import { Effect } from "effect"
import { type ChannelRun, type ExternalIds, LaunchDrafts, type LaunchRun } from "../ports/index.ts"
import { CampaignPlans, type KeptFrom, type StoredTest } from "../stores/index.ts"
import { currentPlanOf, keepRevision, revisionNumbered } from "./campaign-plans.ts"

/** A campaign with its launch and its test. */
export interface Tested {
  readonly campaign: Campaign
  readonly run: LaunchRun
  readonly test: StoredTest
}

/** The objects of both versions, by the version that has the first place. */
const places = [
  ["adSet", "adSetB"],
  ["picture", "pictureB"],
  ["creative", "creativeB"],
  ["ad", "adB"],
] as const

/** The objects with the kept version in the first place, and without the study, which ends with the test. */
const keptIds = ({ study: _study, ...ids }: ExternalIds, version: AdVersion): ExternalIds => {
  if (version === "A") return ids
  const swapped = places.flatMap(([first, second]) => [
    [first, ids[second]],
    [second, ids[first]],
  ])
  return { ...ids, ...Object.fromEntries(swapped.filter(([, id]) => id !== undefined)) }
}

/** The channel that shows one version alone. */
const keptChannel = (channel: ChannelRun, version: AdVersion, planRevision: number): ChannelRun => {
  const { plan, ad } = channel
  const { variant, ...first } = plan?.social ?? {}
  const { test: _test, ...second } = variant ?? {}
  const { variant: secondAd, ...shown } = ad ?? {}
  const social = version === "A" ? first : { ...first, ...second }
  return {
    ...channel,
    planRevision,
    externalIds: keptIds(channel.externalIds, version),
    ...(plan !== undefined && { plan: { ...plan, social: social as NonNullable<typeof plan.social> } }),
    ...(ad !== undefined && {
      ad: {
        ...(shown as typeof ad),
        wasTested: true,
        ...(version === "B" && secondAd !== undefined && { picture: secondAd }),
      },
    }),
  }
}

const ofSocial = (run: LaunchRun, change: (channel: ChannelRun) => ChannelRun): LaunchRun => ({
  ...run,
  channels: run.channels.map((channel) => (channel.channel === "Social" ? change(channel) : channel)),
})

/** The plan as a revision that runs, with the hash that was approved last. */
export const runningPlan = Effect.fnUntraced(function* (campaign: Campaign, plan: CampaignPlan) {
  const key = { businessProfileId: campaign.businessProfileId, campaignId: campaign.id }
  const [newest] = (yield* (yield* CampaignPlans).list("newest", key, { limit: 1 })).rows
  const revision = yield* keepRevision(campaign, { plan, contentHash: newest?.contentHash ?? "" })
  return { revision: revision.revision, campaign: withLaunchedRevision(campaign, revision) }
})

/** Puts what runs into the campaign's draft, with which later changes begin. */
const revise = Effect.fnUntraced(function* ({ businessProfileId, sessionId }: Campaign, plan: CampaignPlan) {
  const drafts = yield* LaunchDrafts
  yield* Effect.orDie(drafts.revise(businessProfileId, sessionId, wholeEdit(plan, editOf(plan))))
})

/** Makes the kept version the campaign's ad: its plan, its draft for later changes, and what its network shows. */
export const withKept = Effect.fnUntraced(function* (
  { campaign, run, test }: Tested,
  kept: NonNullable<AdTest["kept"]>,
) {
  const running = yield* currentPlanOf(campaign)
  const plan = planOfVersion(running, kept.version)
  const before = run.channels.find(({ channel }) => channel === "Social")
  const made = yield* runningPlan(campaign, plan)
  yield* revise(campaign, plan)
  const keptFrom: KeptFrom | undefined =
    before === undefined
      ? undefined
      : {
          externalIds: { ...before.externalIds },
          planRevision: before.planRevision ?? run.planRevision ?? campaign.plan?.launched ?? 1,
          ...(before.plan !== undefined && { plan: before.plan }),
          ...(before.ad !== undefined && { ad: before.ad }),
        }
  return {
    campaign: made.campaign,
    run: ofSocial(run, (channel) => keptChannel(channel, kept.version, made.revision)),
    test: { ...test, kept, ...(keptFrom !== undefined && { keptFrom }) },
  }
})

/** Brings back what both versions showed before one was kept. */
export const withBoth = Effect.fnUntraced(function* ({ campaign, run, test }: Tested) {
  const { keptFrom, kept: _kept, ...rest } = test
  if (keptFrom === undefined) return { campaign, run, test }
  const plan = yield* revisionNumbered(campaign, keptFrom.planRevision)
  const made = yield* runningPlan(campaign, plan)
  yield* revise(campaign, plan)
  const { externalIds, plan: told, ad } = keptFrom
  return {
    campaign: made.campaign,
    run: ofSocial(run, (channel) => ({
      ...channel,
      externalIds,
      planRevision: made.revision,
      ...(told !== undefined && { plan: told }),
      ...(ad !== undefined && { ad }),
    })),
    test: rest,
  }
})
