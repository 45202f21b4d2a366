import { StoreCampaigns, type StoreRefusal } from "@application/campaigns/services"
import { handler, JobQueue, UnitOfWork } from "@application/kernel"
import { CampaignFunds } from "@application/wallet/services"
import {
  acceptedHash,
  budgetOfStore,
  canShow,
  filledAd,
  FranchiseCampaignChanged,
  FranchiseCampaignNotFound,
  FranchiseCampaignNotReady,
  type OrderedStore,
  storePlan,
  waitingStores,
} from "@domain/franchise"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { PriceChanged } from "@domain/wallet"
import { Cause, Clock, Effect } from "effect"
import {
  GetFranchiseLaunch,
  GiveUpFranchiseStores,
  LaunchFranchiseCampaign,
  LaunchFranchiseStores,
  RetryFranchiseStores,
} from "../contract/franchise-campaigns.ts"
import { FranchiseCampaigns } from "../stores/franchise-campaigns.ts"
import { FranchiseOutcomes } from "../stores/franchise-outcomes.ts"
import { FranchiseStores } from "../stores/franchise-stores.ts"
import { franchiseOnly } from "./franchise.ts"
import {
  campaignOf,
  draftIn,
  factsToday,
  type KeptCampaign,
  launchOffered,
  pricedLaunch,
  progressOf,
} from "./franchise-campaign.ts"

/** Stores of one run of the job, which then makes room for others. */
const batch = 50

const queueStores = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, id: CampaignId) {
  const options = { singletonKey: `franchise-${id}`, caller: `profile-${businessProfileId}` }
  yield* (yield* JobQueue).later(LaunchFranchiseStores, { businessProfileId, id }, options)
})

/** The progress of a campaign that is launched, for its output. */
const launchedProgress = Effect.fnUntraced(function* (campaign: KeptCampaign) {
  const found = yield* progressOf(campaign)
  return found === undefined ? yield* new FranchiseCampaignChanged() : found.progress
})

export const launchFranchiseCampaign = handler(
  LaunchFranchiseCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, id, version, idempotencyKey, total }) {
    yield* franchiseOnly(businessProfileId)
    const campaign = yield* campaignOf(businessProfileId, id, "forChange")
    if (campaign.launch?.idempotencyKey === idempotencyKey) return yield* launchedProgress(campaign)
    if (campaign.launch !== undefined || campaign.version !== version) return yield* new FranchiseCampaignChanged()
    yield* launchOffered(businessProfileId)
    const { stores, prices, price, refusals, priceList, place, today } = yield* pricedLaunch(campaign)
    if (refusals.length > 0 || price === undefined)
      return yield* new FranchiseCampaignNotReady({ keys: refusals.map(({ key }) => key) })
    if (price.total !== total) return yield* new PriceChanged({ total: price.total, due: price.total })
    const { currency } = price
    yield* (yield* CampaignFunds).promise({
      businessProfileId,
      campaignId: id,
      campaignName: campaign.name,
      total,
      currency,
    })
    const launched: KeptCampaign = {
      ...campaign,
      version: version + 1,
      launch: {
        idempotencyKey,
        at: yield* Clock.currentTimeMillis,
        on: today,
        currency,
        stores: stores.map(({ store, ad, dailyBudget }, index) => ({
          code: store.code,
          dailyBudget,
          total: prices[index]?.total ?? 0,
          hash: acceptedHash(store, ad),
        })),
        price,
        priceListId: priceList.id,
        place,
      },
    }
    yield* (yield* FranchiseCampaigns).save(launched)
    yield* queueStores(businessProfileId, id)
    return yield* launchedProgress(launched)
  }),
)

/** Why a store's launch was refused, as message keys: what its campaign lacks, else the name of the failure. */
const keysOf = (refusal: StoreRefusal | StoreUnfit): ReadonlyArray<string> => {
  if (refusal._tag === "CampaignNotLaunchable") return refusal.missing
  return refusal._tag === "StoreUnfit" ? [refusal.key] : [refusal._tag]
}

/** A store that can no longer show what was accepted. */
interface StoreUnfit {
  readonly _tag: "StoreUnfit"
  readonly key: string
}
const unfit = (key: string) => Effect.fail<StoreUnfit>({ _tag: "StoreUnfit", key: `franchise.launch.${key}` })

type Base = Effect.Success<ReturnType<typeof factsToday>>

/** Launches one store, unless it was launched or given up meanwhile, in the caller's transaction. */
const launchStore = Effect.fnUntraced(function* (
  { businessProfileId, id }: KeptCampaign,
  { code }: OrderedStore,
  { plan: base, facts }: Base,
) {
  const franchiseCampaignId = id
  const outcomes = yield* FranchiseOutcomes
  // Locked, so that two runs at once and a press that gives up take turns.
  const campaign = yield* (yield* FranchiseCampaigns).forChange({ businessProfileId, id })
  const launch = campaign?.launch
  if (campaign === undefined || launch === undefined || launch.isGivenUp === true) return
  if ((yield* outcomes.find({ businessProfileId, franchiseCampaignId, code })) !== undefined) return
  const ordered = launch.stores.find((one) => one.code === code)
  const kept = yield* (yield* FranchiseStores).find({ businessProfileId, code })
  if (ordered === undefined || kept === undefined) return yield* unfit("storeGone")
  const { businessProfileId: _owner, ...store } = kept
  const draft = draftIn(campaign)
  const filled = filledAd(draft.ad, store, draft.words, facts)
  if (!canShow(filled) || acceptedHash(store, filled) !== ordered.hash) return yield* unfit("storeChanged")
  const budget = budgetOfStore(draft, ordered.dailyBudget, launch.currency)
  const priced = { budget, priceListId: launch.priceListId, place: launch.place, taxRounding: "halves" as const }
  const campaignId = yield* (yield* StoreCampaigns).launch({
    businessProfileId,
    partOf: { id, name: campaign.name },
    name: `${campaign.name} · ${store.name}`,
    parts: storePlan(base, draft.ad, store, filled, budget),
    agreed: { total: ordered.total, startedAt: launch.at, promise: priced },
  })
  yield* outcomes.add({ businessProfileId, franchiseCampaignId, code, campaignId })
})

/** Launches one store in a transaction of its own; why it could not be is kept in another. A database that is gone ends the run. */
const settleStore = Effect.fnUntraced(function* (campaign: KeptCampaign, ordered: OrderedStore, base: Base) {
  const { businessProfileId, id: franchiseCampaignId } = campaign
  const { transact } = yield* UnitOfWork
  const { code } = ordered
  const keep = (problem: ReadonlyArray<string>) =>
    transact(
      Effect.flatMap(FranchiseOutcomes, (outcomes) =>
        outcomes.addOnce({ businessProfileId, franchiseCampaignId, code, problem }),
      ),
    )
  yield* transact(launchStore(campaign, ordered, base)).pipe(
    Effect.matchCauseEffect({
      onSuccess: () => Effect.void,
      onFailure: (cause) => {
        if (Cause.hasInterrupts(cause)) return Effect.interrupt
        const refusal = cause.reasons.find(Cause.isFailReason)
        if (refusal !== undefined) return keep(keysOf(refusal.error))
        const log = Effect.logError(`Store ${code} of campaign ${franchiseCampaignId} was not launched`, cause)
        return Effect.andThen(log, keep(["franchise.launch.unexpected"]))
      },
    }),
  )
})

export const launchFranchiseStores = handler(
  LaunchFranchiseStores,
  Effect.fnUntraced(function* ({ businessProfileId, id }) {
    const campaign = yield* (yield* FranchiseCampaigns).find({ businessProfileId, id })
    const found = campaign === undefined ? undefined : yield* progressOf(campaign)
    if (campaign?.launch === undefined || found === undefined) return {}
    const waiting = waitingStores(campaign.launch, found.outcomes)
    if (waiting.length === 0) return {}
    const base = yield* Effect.orDie(factsToday(businessProfileId))
    for (const ordered of waiting.slice(0, batch)) yield* settleStore(campaign, ordered, base)
    if (waiting.length > batch) yield* queueStores(businessProfileId, id)
    return {}
  }),
)

export const getFranchiseLaunch = handler(
  GetFranchiseLaunch,
  Effect.fnUntraced(function* ({ businessProfileId, id }) {
    yield* franchiseOnly(businessProfileId)
    const campaign = yield* campaignOf(businessProfileId, id)
    const found = yield* progressOf(campaign)
    if (found === undefined || campaign.launch === undefined) return yield* new FranchiseCampaignNotFound({ id })
    const failed = found.outcomes.filter(({ problem }) => problem !== undefined)
    const stores = yield* FranchiseStores
    const problems = yield* Effect.forEach(failed, ({ code, problem }) =>
      Effect.map(stores.find({ businessProfileId, code }), (store) => ({
        code,
        name: store?.name ?? code,
        ...(problem !== undefined && { problem }),
      })),
    )
    const promised = yield* (yield* CampaignFunds).promised(businessProfileId, id)
    return { ...found.progress, promised, currency: campaign.launch.currency, problems }
  }),
)

/** A launched campaign that is locked, with no store waiting, and whose other stores were not given up. */
const settledCampaign = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, id: CampaignId) {
  yield* franchiseOnly(businessProfileId)
  const campaign = yield* campaignOf(businessProfileId, id, "forChange")
  const found = yield* progressOf(campaign)
  const { launch } = campaign
  if (launch === undefined || found === undefined || found.progress.state === "GivenUp")
    return yield* new FranchiseCampaignChanged()
  return { campaign, launch, ...found }
})

export const retryFranchiseStores = handler(
  RetryFranchiseStores,
  Effect.fnUntraced(function* ({ businessProfileId, id }) {
    const { campaign, launch, outcomes } = yield* settledCampaign(businessProfileId, id)
    const failed = outcomes.filter(({ campaignId }) => campaignId === undefined)
    const draft = draftIn(campaign)
    const { facts } = yield* factsToday(businessProfileId)
    const [stores, kept] = [yield* FranchiseStores, yield* FranchiseOutcomes]
    const hashes = new Map<string, string>()
    for (const { code } of failed) {
      const store = yield* stores.find({ businessProfileId, code })
      yield* kept.remove({ businessProfileId, franchiseCampaignId: id, code })
      if (store === undefined) continue
      const { businessProfileId: _owner, ...present } = store
      hashes.set(code, acceptedHash(present, filledAd(draft.ad, present, draft.words, facts)))
    }
    const retried: KeptCampaign = {
      ...campaign,
      launch: {
        ...launch,
        stores: launch.stores.map((one) => ({ ...one, hash: hashes.get(one.code) ?? one.hash })),
      },
    }
    yield* (yield* FranchiseCampaigns).save(retried)
    if (failed.length > 0) yield* queueStores(businessProfileId, id)
    return yield* launchedProgress(retried)
  }),
)

export const giveUpFranchiseStores = handler(
  GiveUpFranchiseStores,
  Effect.fnUntraced(function* ({ businessProfileId, id }) {
    const { campaign, launch, progress } = yield* settledCampaign(businessProfileId, id)
    if (progress.state !== "PartlyLaunched") return yield* new FranchiseCampaignChanged()
    yield* (yield* CampaignFunds).release({ businessProfileId, campaignId: id, campaignName: campaign.name })
    const givenUp: KeptCampaign = { ...campaign, launch: { ...launch, isGivenUp: true } }
    yield* (yield* FranchiseCampaigns).save(givenUp)
    return yield* launchedProgress(givenUp)
  }),
)
