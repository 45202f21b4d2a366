import { Clock, Effect, Result } from "effect"
import { ProfileOnboarding } from "@application/businesses/services"
import { PageAccesses } from "@application/channels/services"
import { JobQueue, UnitOfWork } from "@application/kernel"
import { OwnerMails } from "@application/messaging/services"
import {
  type Campaign,
  type ChannelState,
  complete,
  countsConversions,
  followAccess,
  followFreeze,
  isAccessLost,
  isHeldForPortal,
  isOutOfFunds,
  type Moment,
  pause,
  withChannels,
} from "@domain/campaigns"
import { mayCarryAds } from "@domain/channels"
import { type ReportedSpend, withoutResults } from "@domain/insights"
import { addDays, type LocalDate, type MinorUnits } from "@domain/kernel"
import { newLeadMessage } from "@domain/messaging"
import { ApplyCampaignState } from "../contract/index.ts"
import {
  CampaignFunds,
  type CampaignKey,
  CampaignMetrics,
  CampaignRepository,
  type ChannelObjects,
  type LaunchRun,
  LaunchRuns,
  type ReplacedRun,
} from "../ports/index.ts"
import { CampaignLeads } from "../services/campaign-leads.ts"
import { isFrozenBusiness } from "./frozen-campaigns.ts"
import { queueEdit } from "./send-campaign-edit.ts"
import { followTest, readVersions } from "./follow-test.ts"
import { momentOf } from "./moment.ts"
import { dailyBudgetOf } from "./network-budgets.ts"
import { type ChannelNews, type Delivered, readChannel, readReplaced } from "./read-channels.ts"
import { type PartsNews, readParts } from "./read-parts.ts"
import { queueRun } from "./reopen-launch.ts"
import { saveFollowed } from "./save-settled.ts"
import { judgedLead } from "../services/judged-lead.ts"
import { queueProductStates } from "../services/queue-products.ts"
import { hasFallenLow } from "./spend-forecast.ts"
import { tellReview } from "./tell-review.ts"

/** Networks correct the numbers of recent days, so these are read again. */
const correctedDays = 3
const dayMilliseconds = 86_400_000
const stuckMilliseconds = 120_000

const startOf = (run: LaunchRun, campaign: Campaign, today: LocalDate): LocalDate => {
  const startDate = campaign.startDate ?? today
  const from = run.syncedOn === undefined ? startDate : addDays(run.syncedOn, -correctedDays)
  return from < startDate ? startDate : from
}

const over: ReadonlyArray<Campaign["status"]> = ["Completed", "Archived"]

/** What stops a campaign from outside: whether its pages let the platform advertise, and whether its business is frozen. */
interface ChannelFacts {
  readonly hasAccess: boolean
  readonly isFrozen: boolean
}

/** What follows from the news: states of the channels, the end, access to the page, the end of the money, a freeze. One that is over stays as it is. */
const settled = (
  campaign: Campaign,
  { news, hasAccess, isFrozen }: ChannelFacts & { readonly news: ReadonlyArray<ChannelNews> },
  moment: Moment,
): Campaign => {
  if (over.includes(campaign.status)) return campaign
  const channels = campaign.channels.map(
    (state) => news.find(({ state: { channel } }) => channel === state.channel)?.state ?? state,
  )
  const shown = withChannels(campaign, channels, moment)
  const ended = complete(shown, moment)
  if (Result.isSuccess(ended)) return ended.success
  const followed = followAccess(shown, hasAccess, moment)
  const paused = isOutOfFunds(followed) ? pause(followed, "insufficientFunds") : ended
  return followFreeze(
    Result.getOrElse(paused, () => followed),
    isFrozen,
    moment,
  )
}

/** Whether the platform may advertise through the pages that carry the launch. A page that is not linked changes nothing. */
const hasPageAccess = Effect.fnUntraced(function* (campaign: Campaign, { businessProfileId, channels }: LaunchRun) {
  const pageIds = channels.flatMap(({ pageId }) => (pageId === undefined ? [] : [pageId]))
  const { look } = yield* PageAccesses
  const accesses = yield* Effect.forEach(pageIds, (pageId) => look(businessProfileId, pageId))
  return accesses.every((access) => (access === undefined ? !isAccessLost(campaign) : mayCarryAds(access)))
})

const isEmpty = ({ status, pauseReason }: Campaign): boolean =>
  status === "Paused" && pauseReason === "insufficientFunds"

const announce = Effect.fnUntraced(function* (before: Campaign, campaign: Campaign, leads: Delivered["leads"]) {
  const { tell } = yield* OwnerMails
  const { businessProfileId, id, name: campaignName } = campaign
  const tellOf = (template: "campaignOutOfMoney" | "pageAccessLost" | "lowBalance", page: string) =>
    tell(campaign, ({ origin }) => ({ template, link: `${origin}/app/${businessProfileId}/${page}`, campaignName }))
  if (isEmpty(campaign) && !isEmpty(before)) yield* tellOf("campaignOutOfMoney", `campaigns/${id}`)
  if (isAccessLost(campaign) && !isAccessLost(before)) yield* tellOf("pageAccessLost", "assets")
  if (yield* hasFallenLow(before, campaign)) yield* tellOf("lowBalance", "wallet")
  yield* Effect.forEach(leads, ({ name }) => tell(campaign, newLeadMessage(campaign, name)), { discard: true })
})

const standing: ReadonlyArray<Campaign["status"]> = ["Paused", "Rejected", ...over]

/** A campaign that just stopped, or that a channel does not follow: one that shows it although it stands, or the other way round. */
const isUnfollowed = (before: Campaign, after: Campaign, news: ReadonlyArray<ChannelNews>): boolean => {
  const isAny = (status: ChannelState["status"]) => news.some(({ state }) => state.status === status)
  if (!standing.includes(after.status)) return after.status === "Active" && isAny("Paused")
  return after.status !== before.status || isAny("Active")
}

/** Once a day, before much of it is spent: what the networks may spend a day, if they were asked for something else. */
const newDailyBudget = (
  run: LaunchRun,
  campaign: Campaign,
  spends: ReadonlyArray<ReportedSpend>,
  { today }: Moment,
): MinorUnits | undefined => {
  if (run.syncedOn === today || standing.includes(campaign.status)) return undefined
  const daily = dailyBudgetOf(campaign, spends, today)
  return daily === (run.dailyBudget ?? campaign.budget?.dailyBudget) ? undefined : daily
}

/** False for a channel that was resubmitted while its network was asked: that review is outdated. */
const isStillMade = ({ channels }: LaunchRun, { channel, externalCampaignId }: ChannelState): boolean =>
  channels.some((one) => one.channel === channel && one.externalIds.campaign === externalCampaignId)

const keep = Effect.fnUntraced(function* (
  key: CampaignKey,
  news: ReadonlyArray<ChannelNews>,
  replaced: ReadonlyArray<Delivered>,
  partsNews: PartsNews | undefined,
  facts: ChannelFacts,
  moment: Moment,
) {
  const campaigns = yield* CampaignRepository
  const runs = yield* LaunchRuns
  const metrics = yield* CampaignMetrics
  const funds = yield* CampaignFunds
  const { businessProfileId, campaignId } = key
  const before = yield* campaigns.forChange(businessProfileId, campaignId)
  const delivered = [...replaced, ...news]
  const reported = delivered.flatMap((one) => one.days)
  const days = countsConversions(before) ? reported.map(withoutResults) : reported
  yield* metrics.record(businessProfileId, campaignId, days)
  yield* metrics.countConversions(businessProfileId, campaignId)
  if (days.some(({ impressions }) => impressions > 0))
    yield* (yield* ProfileOnboarding).resultsArrived(businessProfileId)
  yield* Effect.forEach(
    delivered.flatMap((one) => one.products),
    (products) => metrics.recordProducts(businessProfileId, campaignId, products),
    { discard: true },
  )
  yield* Effect.forEach(partsNews?.parts ?? [], (parts) => metrics.recordParts(businessProfileId, campaignId, parts), {
    discard: true,
  })
  const leads = delivered.flatMap((one) => one.leads)
  const fresh = yield* (yield* CampaignLeads).record(businessProfileId, before, leads)
  const spends = yield* metrics.reported(businessProfileId, campaignId, moment.today)
  const spent = yield* funds.spend({
    ...key,
    campaignName: before.name,
    reported: spends.reduce((sum, { inAll }) => sum + inAll, 0),
  })
  yield* metrics.show(businessProfileId, campaignId, spent)
  const latest = yield* runs.latest(businessProfileId, campaignId)
  const followed =
    latest === undefined
      ? { campaign: before, run: undefined, isKept: false }
      : yield* followTest(before, latest, news, moment)
  const { run } = followed
  const current = news.filter(({ state }) => run !== undefined && isStillMade(run, state))
  const after = yield* saveFollowed(settled({ ...followed.campaign, spent }, { news: current, ...facts }, moment))
  if (after.status === "Completed") {
    const { name: campaignName, price, uncredited } = after
    yield* funds.release({ ...key, campaignName, price, uncredited })
  }
  const dailyBudget = run === undefined ? undefined : newDailyBudget(run, after, spends, moment)
  if (run !== undefined) {
    const reviewed = yield* tellReview(after, run)
    yield* runs.save({
      ...reviewed,
      syncedOn: moment.today,
      ...(partsNews !== undefined && { partsRead: partsNews.partsRead }),
      ...(dailyBudget !== undefined && { dailyBudget }),
    })
  }
  if (dailyBudget !== undefined || followed.isKept || isUnfollowed(before, after, current))
    yield* (yield* JobQueue).later(ApplyCampaignState, key, {
      singletonKey: `apply-${campaignId}`,
      caller: `profile-${businessProfileId}`,
    })
  yield* announce(before, after, fresh)
})

/** A launch that nobody carries on, as after a crash, is queued again. */
const reviveLaunch = Effect.fnUntraced(function* (run: LaunchRun) {
  const now = yield* Clock.currentTimeMillis
  if (run.status === "Done" || run.status === "Failed" || now - run.touchedAt < stuckMilliseconds) return
  yield* (yield* UnitOfWork).transact(queueRun(run))
})

/** Changes of ads that are not shown yet go on in their own job, one at a time for each campaign. */
const followEdits = (run: LaunchRun) =>
  run.channels.some(({ edit, stops = [] }) => stops.length > 0 || (edit !== undefined && edit.status !== "Refused"))
    ? Effect.flatMap(UnitOfWork, ({ transact }) => transact(queueEdit(run)))
    : Effect.void

/** Reads one campaign's review, numbers and leads from its channels, then writes what follows in one transaction. */
export const syncCampaign = Effect.fnUntraced(function* (key: CampaignKey) {
  const { businessProfileId, campaignId } = key
  const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
  const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
  if (run === undefined) return
  yield* followEdits(run)
  const isFrozen = yield* isFrozenBusiness(businessProfileId)
  if (!over.includes(campaign.status) && !isHeldForPortal(campaign) && !isFrozen) yield* reviveLaunch(run)
  const moment = yield* momentOf(campaign)
  const newest = yield* (yield* CampaignLeads).newestAt(businessProfileId, campaignId)
  const range = {
    since: startOf(run, campaign, moment.today),
    until: moment.today,
    leadsSince: Math.max(0, newest - dayMilliseconds),
  }
  const objectsOf = ({ channel, externalIds }: ReplacedRun): ChannelObjects => ({
    channel,
    externalIds,
    ...(campaign.objective !== undefined && { objective: campaign.objective }),
  })
  const made = run.channels.filter(({ status }) => status === "Done")
  const hasAccess = over.includes(campaign.status) || (yield* hasPageAccess(campaign, run))
  const news = yield* Effect.forEach(made, (channel) => {
    const objects = objectsOf(channel)
    const read = Effect.flatMap(readChannel(objects, range), (told) => readVersions(told, objects, range))
    return Effect.map(read, ({ leads, ...delivered }): ChannelNews => ({
      ...delivered,
      leads: leads.map((lead) => judgedLead(channel.plan?.leadForm?.questions, lead)),
    }))
  })
  const replaced = yield* Effect.forEach(run.replaced ?? [], (channel) => readReplaced(objectsOf(channel), range))
  const shown = [...made, ...(run.replaced ?? [])].map(objectsOf)
  const partsNews = yield* readParts(campaign, run, shown, moment)
  if (made.some(({ externalIds }) => externalIds.products !== undefined) && !over.includes(campaign.status))
    yield* (yield* UnitOfWork).transact(queueProductStates(businessProfileId, "synced"))
  if (news.length + replaced.length > 0)
    yield* (yield* UnitOfWork).transact(keep(key, news, replaced, partsNews, { hasAccess, isFrozen }, moment))
})
