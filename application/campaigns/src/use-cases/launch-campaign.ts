import { Clock, Effect } from "effect"
import { handler, Ids, type InputOf, ServicesOn, PriorityCare } from "@application/kernel"
import { PageAccesses } from "@application/channels/services"
import {
  approvedLaunch,
  type Campaign,
  type CampaignChannel,
  CampaignMoveNotAllowed,
  CampaignNotLaunchable,
  channelsOn,
  designOf,
  launch,
  mayMove,
  missingForLaunch,
  resubmit,
  resultsAtLaunch,
  submittedTo,
  adHours,
  launchFactsOf,
  carryingPage,
  targetRadiusOf,
  type CampaignPlan,
  launchedAdOf,
  type PlanRevision,
  withLaunchedRevision,
} from "@domain/campaigns"
import { missingLinks, type PageAccess, unavailableChannels } from "@domain/channels"
import { InvalidFields } from "@domain/identity"
import { estimateConversion } from "@domain/insights"
import { IdempotencyKey, type Region } from "@domain/kernel"
import type { Portal } from "@domain/portals"
import { IdempotencyConflict } from "@domain/wallet"
import { LaunchCampaign } from "../contract/index.ts"
import { CountedConversions } from "../services/counted-conversions.ts"
import {
  AdNetworks,
  CampaignFunds,
  type CampaignKey,
  CampaignRepository,
  type ChannelRun,
  type LaunchDraft,
  LaunchDrafts,
  type LaunchRun,
  LaunchRuns,
  type ReplacedRun,
} from "../ports/index.ts"
import { adFactsOf, makeAdPlan } from "./ad-plan.ts"
import { lackOfLists } from "./aimed-audiences.ts"
import { draftPlanOf, keepRevision } from "./campaign-plans.ts"
import { beginTestOf } from "./follow-test.ts"
import { launchJobOf } from "./launch-job.ts"
import { momentIn, momentOf } from "./moment.ts"
import { offeredHere } from "./offered.ts"
import { queueRun, reopenLaunch } from "./reopen-launch.ts"
import { saveSettled } from "./save-settled.ts"

/** How a launch is asked for: what was launched before, the key that names the request, and where it shall run. */
interface LaunchRequest {
  readonly before?: LaunchRun | undefined
  readonly idempotencyKey?: IdempotencyKey | undefined
  readonly region?: Region | undefined
}

/** Whether the page that shall carry the ads does not let the platform advertise. */
const lacksPage = ({ accounts: { linkedAccounts }, targeting }: CampaignPlan, access: ReadonlyArray<PageAccess>) =>
  linkedAccounts !== undefined &&
  carryingPage(linkedAccounts) !== undefined &&
  missingLinks(targeting.channels ?? [], linkedAccounts, access).length > 0

const missingIn = (
  { plan, isPaid }: LaunchDraft,
  available: ReadonlyArray<CampaignChannel>,
  region: Region,
  access: ReadonlyArray<PageAccess>,
): ReadonlyArray<string> => {
  const unknown = unavailableChannels(plan.targeting.channels ?? [], available)
  return [
    ...missingForLaunch(launchFactsOf(plan, isPaid)),
    ...(region === plan.region ? [] : ["campaigns.missing.region"]),
    ...(unknown.length > 0 ? ["campaigns.missing.channelUnavailable"] : []),
    ...(lacksPage(plan, access) ? ["campaigns.missing.pageAccess"] : []),
  ]
}

/** What the launch fixed and a resubmission keeps, whatever its draft says by now. */
const asLaunched = (
  { objective, channels }: Campaign,
  { creative, targeting, ...plan }: CampaignPlan,
): CampaignPlan => ({
  ...plan,
  creative: { ...creative, ...(objective !== undefined && { objective }) },
  targeting: { ...targeting, channels: channels.map(({ channel }) => channel) },
})

/** Whether the portal reviews the business's campaigns first: one that reviews campaigns itself does so while a pack runs. */
const isReviewedFirst = Effect.fnUntraced(function* ({ businessProfileId }: Campaign, { flags }: Portal, now: number) {
  if (flags.isCampaignReviewed !== true) return false
  const [isGiven = false] = yield* (yield* PriorityCare).during([{ businessProfileId, from: now, until: now }])
  return isGiven
})

/** Moves Draft or Rejected to InReview, or resubmits a running campaign's refused channels, if nothing is missing. */
const submitted = Effect.fnUntraced(function* (
  campaign: Campaign,
  draft: LaunchDraft,
  portal: Portal,
  region = draft.plan.region,
) {
  const on = channelsOn(yield* ServicesOn, portal.flags)
  const availableChannels = (yield* AdNetworks).availableChannels.filter((channel) => on.includes(channel))
  const isRefused = mayMove(campaign, "resubmit")
  const plan = isRefused ? asLaunched(campaign, draft.plan) : draft.plan
  const access = yield* (yield* PageAccesses).of(campaign.businessProfileId)
  const missing = [
    ...missingIn({ ...draft, plan }, availableChannels, region, access),
    ...(yield* lackOfLists(campaign.businessProfileId, plan, plan.targeting.channels ?? [])),
  ]
  const {
    creative: { objective },
    budget: { budget },
    targeting: { channels },
  } = plan
  if (missing.length > 0 || objective === undefined || budget === undefined || channels === undefined) {
    return yield* new CampaignNotLaunchable({ campaignId: campaign.id, missing })
  }
  const { approval, price } = draft
  yield* Effect.fromResult(approvedLaunch(campaign.id, approval))
  const isPriority = yield* isReviewedFirst(campaign, portal, yield* Clock.currentTimeMillis)
  const proposed = { plan, contentHash: approval.contentHash }
  if (isRefused) {
    const next = yield* Effect.fromResult(resubmit(campaign, yield* momentOf(campaign), { isPriority }))
    return { next, proposed }
  }
  if (price === undefined) return yield* Effect.die(new Error(`The draft of campaign ${campaign.id} has no price`))
  const hours = adHours(plan)
  const { dailyBudget } = budget
  const areCounted = yield* (yield* CountedConversions).areCounted(campaign.businessProfileId)
  const resultsAre = resultsAtLaunch(objective, areCounted)
  const expected = { region: plan.region, objective, dailyBudget, radius: targetRadiusOf(plan), channels }
  const terms = {
    region: plan.region,
    budget,
    price,
    channels,
    objective,
    isPriority,
    estimate: { dailyBudget, ...estimateConversion(expected) },
    ...(hours !== undefined && { hours }),
    ...(resultsAre !== undefined && { resultsAre }),
  }
  const next = yield* Effect.fromResult(launch(campaign, terms, yield* momentIn(plan.region)))
  return { next, proposed }
})

/** The campaign as it waits for the portal, where that reviews campaigns. */
const forReview = Effect.fnUntraced(function* (campaign: Campaign, { id, flags }: Portal, plan: CampaignPlan) {
  const portalId = flags.isCampaignReviewed === true ? id : undefined
  return submittedTo(campaign, portalId, yield* Clock.currentTimeMillis, designOf(plan))
})

/** What earlier launches made and this one does not go on with. */
const replacedBy = (channels: ReadonlyArray<ChannelRun>, before: LaunchRun): ReadonlyArray<ReplacedRun> => [
  ...(before.replaced ?? []),
  ...before.channels
    .filter((channel) => channel.externalIds.campaign !== undefined && !channels.includes(channel))
    .map(({ channel, externalIds }) => ({ channel, externalIds })),
]

/** The next launch of a submitted campaign: what each waiting channel will need, and the others as they were made before. */
const openRun = Effect.fnUntraced(function* (
  campaign: Campaign,
  { plan: campaignPlan, revision }: PlanRevision,
  before: LaunchRun | undefined,
  idempotencyKey: IdempotencyKey,
  portal: Portal,
) {
  const networks = yield* AdNetworks
  const attempt = (before?.attempt ?? 0) + 1
  const facts = yield* adFactsOf(campaign)
  const goesOn = campaign.channels.some(({ status }) => status !== "Waiting")
  const channels = yield* Effect.forEach(campaign.channels, ({ channel, status }) => {
    const unchanged = status === "Waiting" ? undefined : before?.channels.find((one) => one.channel === channel)
    if (unchanged !== undefined) return Effect.succeed(unchanged)
    return Effect.map(
      makeAdPlan(campaign, campaignPlan, { ...facts, attempt, channel, source: { portal } }),
      (plan) => ({
        channel,
        status: "New" as const,
        steps: networks.steps(plan),
        externalIds: {},
        ad: launchedAdOf(plan, campaignPlan),
        plan,
        ...(plan.social?.page !== undefined && { pageId: plan.social.page.id }),
      }),
    )
  })
  const run: LaunchRun = {
    businessProfileId: campaign.businessProfileId,
    campaignId: campaign.id,
    attempt,
    jobId: yield* (yield* Ids).jobId,
    idempotencyKey,
    region: campaign.region,
    planRevision: revision,
    status: "New",
    channels,
    ...(before !== undefined && { replaced: replacedBy(channels, before) }),
    ...(goesOn && before?.syncedOn !== undefined && { syncedOn: before.syncedOn }),
    touchedAt: campaign.submittedAt ?? campaign.createdAt,
  }
  return run
})

/** The page of a business without a website says what the launch does; a repeated launch changes nothing, and there is no page beside a website. */
const describePage = Effect.fnUntraced(function* (
  { businessProfileId, campaignId }: CampaignKey,
  { businessName, ...page }: NonNullable<InputOf<typeof LaunchCampaign>["microSiteRequest"]>,
) {
  const drafts = yield* LaunchDrafts
  const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
  if (!mayMove(campaign, "launch") && !mayMove(campaign, "resubmit")) return
  const { business } = yield* draftPlanOf(campaign)
  if (business.websiteUrl !== undefined && business.websiteUrl !== "")
    return yield* new InvalidFields({ fields: { microSiteRequest: ["validation.fieldNotAllowed"] } })
  const described = drafts.describe(businessProfileId, campaign.sessionId, { name: businessName, ...page })
  yield* Effect.catchTag(described, "SessionNotFound", Effect.die)
})

/** Accepts the launch of a campaign that its caller has locked: its plan is kept, its money locked, and its run queued. */
export const acceptLaunch = Effect.fnUntraced(function* (
  campaign: Campaign,
  portal: Portal,
  { before, idempotencyKey, region }: LaunchRequest = {},
) {
  const { businessProfileId, id: campaignId } = campaign
  const isResubmission = campaign.status !== "Draft"
  const drafts = yield* LaunchDrafts
  const draft = yield* Effect.orDie(drafts.forLaunch(businessProfileId, campaign.sessionId, isResubmission))
  const { next: accepted, proposed } = yield* submitted(campaign, draft, portal, region)
  const revision = yield* keepRevision(campaign, proposed)
  const next = withLaunchedRevision(yield* forReview(accepted, portal, proposed.plan), revision)
  if (next.price !== undefined) {
    const { name: campaignName, price } = next
    yield* (yield* CampaignFunds).lock({ businessProfileId, campaignId, campaignName, price, order: draft.order })
  }
  const ownKey = IdempotencyKey.make(`launch:${campaignId}:${(before?.attempt ?? 0) + 1}`)
  const kept = yield* saveSettled(next)
  const run = yield* openRun(kept, revision, before, idempotencyKey ?? ownKey, portal)
  yield* (yield* LaunchRuns).save(run)
  yield* beginTestOf(kept, run)
  yield* queueRun(run)
  return { run, kept }
})

const refusal = ({ id, status }: Campaign) => new CampaignMoveNotAllowed({ campaignId: id, status, move: "launch" })

export const launchCampaign = handler(
  LaunchCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, idempotencyKey, region, microSiteRequest }) {
    const campaigns = yield* CampaignRepository
    const runs = yield* LaunchRuns
    if (microSiteRequest !== undefined) yield* describePage({ businessProfileId, campaignId }, microSiteRequest)
    const campaign = yield* campaigns.forChange(businessProfileId, campaignId)
    if (campaign.status === "Archived") return yield* refusal(campaign)
    const { sameKey, latest: before } = yield* runs.earlier(businessProfileId, campaignId, idempotencyKey)
    if (sameKey !== undefined) {
      return sameKey.campaignId === campaignId ? launchJobOf(sameKey, campaign) : yield* new IdempotencyConflict({})
    }
    if (!mayMove(campaign, "launch") && !mayMove(campaign, "resubmit")) {
      return before === undefined
        ? yield* refusal(campaign)
        : launchJobOf(yield* reopenLaunch(campaign, before), campaign)
    }

    const portal = yield* offeredHere("launch", businessProfileId)
    const { run, kept } = yield* acceptLaunch(campaign, portal, { before, idempotencyKey, region })
    return launchJobOf(run, kept)
  }),
)
