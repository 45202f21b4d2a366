import { Clock, Effect } from "effect"
import { UnitOfWork, handler } from "@application/kernel"
import {
  type AdVersion,
  type Campaign,
  type CampaignPlan,
  type ChannelState,
  isHeldForPortal,
  planOfVersion,
  withChannel,
} from "@domain/campaigns"
import { isJobOver, type JobStatus, type LaunchStep, overallStatus } from "@domain/channels"
import { RunLaunch } from "../contract/index.ts"
import {
  AdNetworks,
  AdvertisedProducts,
  CampaignRepository,
  type ChannelRun,
  CreativePictures,
  type LaunchRun,
  LaunchRuns,
  NetworkUnavailable,
  type PngPicture,
  type ReplacedRun,
} from "../ports/index.ts"
import { queueProducts } from "../services/queue-products.ts"
import { isFrozenBusiness } from "./frozen-campaigns.ts"
import { adPlanOfRun } from "./ad-plan.ts"
import { listedPicture, withToldPictures } from "./told-pictures.ts"
import { planOfRun } from "./campaign-plans.ts"
import { momentOf } from "./moment.ts"
import { saveFollowed } from "./save-settled.ts"
import { tellReview } from "./tell-review.ts"

const isOver = ({ status }: { readonly status: JobStatus }): boolean => isJobOver(status)

const overall = (channels: ReadonlyArray<ChannelRun>): JobStatus => overallStatus(channels.map(({ status }) => status))

const stateOf = ({ channel, status, externalIds, problem }: ChannelRun): ChannelState => ({
  channel,
  status: status === "Done" ? "InReview" : status === "Failed" ? "Failed" : "Creating",
  ...(problem !== undefined && { reason: problem }),
  ...(externalIds.campaign !== undefined && { externalCampaignId: externalIds.campaign }),
})

/** Writes one channel's progress into the launch and the campaign, in a transaction of its own. */
const record = Effect.fnUntraced(function* (run: LaunchRun, progress: ChannelRun) {
  const campaigns = yield* CampaignRepository
  const runs = yield* LaunchRuns
  const now = yield* Clock.currentTimeMillis
  const write = Effect.gen(function* () {
    const before = yield* campaigns.forChange(run.businessProfileId, run.campaignId)
    const latest = (yield* runs.latest(run.businessProfileId, run.campaignId)) ?? run
    const channels = latest.channels.map((channel) => (channel.channel === progress.channel ? progress : channel))
    const next: LaunchRun = { ...latest, channels, status: overall(channels), touchedAt: now }
    const after = yield* saveFollowed(withChannel(before, stateOf(progress), yield* momentOf(before)))
    yield* runs.save(channels.every(isOver) ? yield* tellReview(after, next) : next)
  })
  yield* (yield* UnitOfWork).transact(write)
})

/** Takes the channel's remaining steps; succeeds with the error that a later run may get past. */
const runChannel = Effect.fnUntraced(function* (
  run: LaunchRun,
  start: ChannelRun,
  campaign: Campaign,
  campaignPlan: CampaignPlan,
  picture: Effect.Effect<PngPicture>,
  secondPicture: Effect.Effect<PngPicture>,
) {
  const networks = yield* AdNetworks
  const advertised = yield* AdvertisedProducts
  const products = (after: string) => advertised.after(run.businessProfileId, after)
  const told = yield* withToldPictures(yield* adPlanOfRun(campaign, campaignPlan, start, run.attempt), campaignPlan)
  let progress: ChannelRun = { ...start, status: "InProgress" }
  const take = Effect.fnUntraced(function* (step: LaunchStep) {
    const id = yield* networks.perform({ ...told, step, made: progress.externalIds, picture, secondPicture, products })
    const externalIds = { ...progress.externalIds, [step]: id }
    const done = progress.steps.every((one) => externalIds[one] !== undefined)
    progress = { ...progress, externalIds, status: done ? "Done" : "InProgress" }
    yield* record(run, progress)
  })
  return yield* Effect.forEach(
    start.steps.filter((step) => start.externalIds[step] === undefined),
    take,
    { discard: true },
  ).pipe(
    Effect.as(undefined),
    Effect.catchTags({
      NetworkRefused: ({ reason }) =>
        Effect.as(record(run, { ...progress, status: "Failed", problem: reason }), undefined),
      NetworkUnavailable: (error) => Effect.as(record(run, progress), error),
    }),
  )
})

/** Draws the ad at most once a run, and only if a step asks. */
const pictureOf = (plan: CampaignPlan, version: AdVersion) =>
  Effect.flatMap(CreativePictures, (pictures) =>
    Effect.cached(Effect.provideService(listedPicture(planOfVersion(plan, version)), CreativePictures, pictures)),
  )

/** Shows the ad in lists and reports from the moment it is drawn. */
const showPicture = Effect.fnUntraced(function* (campaign: Campaign, picture: Effect.Effect<PngPicture>) {
  if (campaign.pictureUrl !== undefined) return
  const { url } = yield* picture
  const campaigns = yield* CampaignRepository
  const write = Effect.flatMap(campaigns.forChange(campaign.businessProfileId, campaign.id), (current) =>
    campaigns.save({ ...current, pictureUrl: url }),
  )
  yield* (yield* UnitOfWork).transact(write)
})

/** Stops what is replaced before anything takes its place: a network that thinks better of a refused ad would show both. */
const stopReplaced = Effect.fnUntraced(function* ({ replaced = [] }: LaunchRun) {
  const networks = yield* AdNetworks
  const stop = (objects: ReplacedRun) =>
    networks
      .pause(objects)
      .pipe(
        Effect.catchTag("NetworkRefused", ({ reason }) =>
          Effect.logWarning(
            `${objects.channel} campaign ${objects.externalIds.campaign} could not be stopped: ${reason}`,
          ),
        ),
      )
  yield* Effect.orDie(Effect.forEach(replaced, stop, { discard: true }))
})

export const runLaunch = handler(
  RunLaunch,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const run = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
    if (run === undefined || isOver(run) || campaign.status === "Completed") return {}
    yield* stopReplaced(run)
    if (isHeldForPortal(campaign) || (yield* isFrozenBusiness(businessProfileId))) return {}
    const plan = yield* planOfRun(campaign, run)
    const picture = yield* pictureOf(plan, "A")
    const secondPicture = yield* pictureOf(plan, "B")
    yield* showPicture(campaign, picture)
    const errors = yield* Effect.forEach(
      run.channels.filter((channel) => !isOver(channel)),
      (channel) => runChannel(run, channel, campaign, plan, picture, secondPicture),
    )
    if (run.channels.some(({ steps }) => steps.includes("products"))) yield* queueProducts(businessProfileId)
    const error = errors.find((one) => one instanceof NetworkUnavailable)
    return error === undefined ? {} : yield* Effect.die(error)
  }),
)
