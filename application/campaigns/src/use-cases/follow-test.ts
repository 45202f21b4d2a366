import { JobQueue } from "@application/kernel"
import { OwnerMails } from "@application/messaging/services"
import {
  beginTest,
  type Campaign,
  changedTest,
  type ChannelState,
  judgeTest,
  keptByRule,
  type Moment,
  withDays,
} from "@domain/campaigns"
import { Effect } from "effect"
import { ApplyCampaignState } from "../contract/index.ts"
import { AdNetworks, type CampaignKey, type ChannelObjects, type LaunchRun } from "../ports/index.ts"
import { AdTests, type StoredTest } from "../stores/index.ts"
import { type Tested, withKept } from "./kept-version.ts"
import type { ChannelNews, Range } from "./read-channels.ts"

/** Begins the test of a launch whose social ad has two versions; a launch without one leaves none. */
export const beginTestOf = Effect.fnUntraced(function* (campaign: Campaign, run: LaunchRun) {
  const { businessProfileId, id: campaignId, startDate, endDate } = campaign
  const tests = yield* AdTests
  const known = yield* tests.forChange({ businessProfileId, campaignId })
  const social = run.channels.find(({ channel }) => channel === "Social")
  const { picture, variant } = social?.ad ?? {}
  const design = social?.plan?.social?.variant?.test
  const isBegun = known !== undefined && social?.status === "Done"
  if (isBegun || startDate === undefined || endDate === undefined) return
  if (design === undefined || picture === undefined || variant === undefined) {
    if (known !== undefined) yield* tests.remove({ businessProfileId, campaignId })
    return
  }
  const test = beginTest(design, { A: picture, B: variant }, { startDate, endDate })
  yield* tests.save({ businessProfileId, campaignId, ...test, attempt: run.attempt })
})

const isShown = ({ status }: Pick<ChannelState, "status">): boolean => status !== "Rejected" && status !== "Failed"

/** The channel's news with how its second version stands: the channel is refused only where both versions are. */
export const readVersions = Effect.fnUntraced(function* (
  news: ChannelNews,
  objects: ChannelObjects,
  { since, until }: Range,
) {
  const { adSetB, adB, study } = objects.externalIds
  if (adSetB === undefined || adB === undefined || study === undefined) return news
  const networks = yield* AdNetworks
  const days = since > until ? [] : yield* networks.versions(objects, since, until)
  const second = yield* networks.review({ ...objects, externalIds: { ...objects.externalIds, ad: adB } })
  const first = news.state
  if (isShown(first) && isShown(second)) return { ...news, versions: { days } }
  const { reason: _reason, fields: _fields, ...state } = first
  if (isShown(first)) {
    const { reason } = second
    return { ...news, versions: { days, refused: { version: "B" as const, ...(reason !== undefined && { reason }) } } }
  }
  if (!isShown(second)) return { ...news, versions: { days } }
  const { reason } = first
  return {
    ...news,
    state: { ...state, status: second.status },
    versions: { days, refused: { version: "A" as const, ...(reason !== undefined && { reason }) } },
  }
})

/** Queues the job that tells the networks which versions are shown, and for how much. */
export const queueState = Effect.fnUntraced(function* ({ businessProfileId, campaignId }: CampaignKey) {
  yield* (yield* JobQueue).later(
    ApplyCampaignState,
    { businessProfileId, campaignId },
    { singletonKey: `apply-${campaignId}`, caller: `profile-${businessProfileId}` },
  )
})

/** Tells the owner of a campaign what its test came to, which happens once, in the caller's transaction. */
const tellDecided = Effect.fnUntraced(function* (campaign: Campaign, { ended, kept }: StoredTest) {
  if (ended === undefined) return
  const { businessProfileId, id, sessionId, name } = campaign
  const { how, version = "A" } = ended
  const outcome = how === "Refused" ? "refused" : how !== "Winner" ? "open" : kept === undefined ? "winner" : "kept"
  yield* (yield* OwnerMails).tell({ businessProfileId, sessionId }, ({ origin }) => ({
    template: "adTestDecided" as const,
    link: `${origin}/app/${businessProfileId}/campaigns/${id}`,
    campaignName: name,
    outcome,
    version,
  }))
})

/** The campaign and its launch after what its network told of both versions, which may have decided their test. */
export const followTest = Effect.fnUntraced(function* (
  campaign: Campaign,
  run: LaunchRun,
  news: ReadonlyArray<ChannelNews>,
  { today }: Moment,
) {
  const versions = news.find((one) => one.versions !== undefined)?.versions
  const { businessProfileId, id: campaignId } = campaign
  const tests = yield* AdTests
  const test = versions === undefined ? undefined : yield* tests.forChange({ businessProfileId, campaignId })
  if (versions === undefined || test === undefined || test.ended !== undefined) return { campaign, run, isKept: false }
  // A test that was added counts from its first whole day.
  const counted = versions.days.filter(({ date }) => date >= test.startedOn)
  const told = { ...withDays(test, counted), endsOn: campaign.endDate ?? test.endsOn }
  const judged = { ...told, ...keptByRule(judgeTest(told, today, versions.refused), today) }
  yield* tellDecided(campaign, judged)
  if (judged.kept === undefined) {
    yield* tests.save(judged)
    return { campaign, run, isKept: false }
  }
  const next: Tested = yield* withKept({ campaign, run, test: judged }, judged.kept)
  yield* tests.save(next.test)
  return { campaign: next.campaign, run: next.run, isKept: true }
})

/** The launch whose second version stops because its owner changes the social ad; unchanged where there is no test. */
export const endChangedTest = Effect.fnUntraced(function* (run: LaunchRun, { today }: Moment) {
  const { businessProfileId, campaignId } = run
  const tests = yield* AdTests
  const test = yield* tests.forChange({ businessProfileId, campaignId })
  if (test === undefined || test.isChanged === true) return run
  yield* tests.save({ ...test, ...changedTest(test, today) })
  if (test.kept !== undefined) return run
  yield* queueState({ businessProfileId, campaignId })
  const channels = run.channels.map((channel) => {
    const { study: _study, ...externalIds } = channel.externalIds
    return { ...channel, externalIds }
  })
  return { ...run, channels }
})
