import { Clock, Context, Effect, Layer } from "effect"
import type { AdvertisedItem } from "@domain/businesses"
import {
  type CampaignChannel,
  channelDefinitions,
  nothingSpent,
  versionShares,
  type FoundSearch,
  campaignChannels,
  type AdPlan,
} from "@domain/campaigns"
import type { LaunchStep } from "@domain/channels"
import type { NetworkLead } from "@domain/insights"
import { localDateAt, type LocalDate } from "@domain/kernel"
import { externalName } from "../ports/external-name.ts"
import {
  AdNetworks,
  type ChannelObjects,
  NetworkRefused,
  type RefusedProduct,
  type AdNetworkError,
  type ReviewState,
  type StepRequest,
} from "../ports/ad-networks.ts"
import { dayOf, leadsOf, partsOf, productsOf, searchesOf, testedLead } from "./memory-market.ts"
import { versionsOf } from "./memory-versions.ts"
import { stepsOf } from "./network-steps.ts"
import { readPictures } from "./read-pictures.ts"

/** An object as the network in memory keeps it; `made` counts how often it was really created. */
export interface NetworkObject {
  readonly id: string
  readonly name: string
  readonly channel: CampaignChannel
  readonly step: LaunchStep
  readonly plan: AdPlan
}

interface Shown {
  submittedAt: number
  decidedAt: number
  stoppedAt: number | undefined
  endDate: LocalDate
  paused: boolean
  dailyBudget: number
  decision: ReviewState | undefined
}

/** The levers of the network in memory, for tests and stories. */
export class MemoryNetwork extends Context.Service<
  MemoryNetwork,
  {
    readonly objects: Effect.Effect<ReadonlyArray<NetworkObject>>
    /** The ads that were stopped one by one, in order. */
    readonly stoppedAds: Effect.Effect<ReadonlyArray<string>>
    /** The channels whose ads were shown to another audience, in order. */
    readonly retargeted: Effect.Effect<ReadonlyArray<CampaignChannel>>
    /** Ends the review of a channel's ad as given, without waiting for it. */
    readonly decide: (objects: ChannelObjects, decision: ReviewState) => Effect.Effect<void>
    /** Ad sets that stand still beside the version that was kept. */
    readonly standingAdSets: Effect.Effect<ReadonlyArray<string>>
    /** What each ad set may spend over its life, by what was asked for last. */
    readonly budgets: Effect.Effect<ReadonlyMap<string, number>>
    /** How many times as many results the second version of every ad brings as the first; once as many at first. */
    readonly bringWithSecond: (times: number) => Effect.Effect<void>
    /** Tells of these searches for every search campaign, also for one that it has not made. */
    readonly tellSearches: (searches: ReadonlyArray<FoundSearch>) => Effect.Effect<void>
    /** Takes no change of a product, or keeps it out of ads once it was reviewed, until no refusals are named. */
    readonly refuseProduct: (when: "Sent" | "Reviewed", product: RefusedProduct) => Effect.Effect<void>
    /** Every later step of this kind fails so, until cleared with undefined. */
    readonly fail: (
      channel: CampaignChannel,
      step: LaunchStep,
      error: AdNetworkError | undefined,
    ) => Effect.Effect<void>
  }
>()("campaigns/testing/MemoryNetwork") {}

/** An ad that was made beside the first ad of its campaign, and is reviewed by itself. */
interface AddedAd {
  readonly submittedAt: number
  decision: ReviewState | undefined
}

const allOf = Effect.fnUntraced(function* (products: NonNullable<StepRequest["products"]>) {
  const all: Array<AdvertisedItem> = []
  for (;;) {
    const items = yield* products(all.at(-1)?.id ?? "")
    if (items.length === 0) return all
    all.push(...items)
  }
})

const keepsCircle = ({ channel, location: { excludedCircles = [] } }: AdPlan): boolean =>
  excludedCircles.length > 0 && channelDefinitions[channel].network === "Google"

/** Ads are reviewed this long after their submission. */
const memoryReviewMilliseconds = 60_000

/**
 * Ad networks in memory: objects are found by name like the real ones', review ends after a minute of the clock, numbers
 * and leads follow from campaign and day alone. It stands outside the in-memory database, so no rollback undoes it.
 */
export const memoryAdNetworks = Layer.effectContext(
  Effect.sync(() => {
    const objects = new Map<string, NetworkObject>()
    const shown = new Map<string, Shown>()
    const failing = new Map<string, AdNetworkError>()
    const sold = new Map<string, ReadonlyArray<AdvertisedItem>>()
    const untaken = new Map<string, RefusedProduct["refusals"]>()
    const rejected = new Map<string, RefusedProduct["refusals"]>()
    const added = new Map<string, AddedAd>()
    const stopped: Array<string> = []
    const retargeted: Array<CampaignChannel> = []
    const told: Array<FoundSearch> = []
    const standing = new Set<string>()
    const budgets = new Map<string, number>()
    let brings = 1
    const tested = new Map<string, NetworkLead>()
    let last = 0

    const shownOf = ({
      externalIds,
    }: Pick<ChannelObjects, "externalIds">): { readonly plan: AdPlan; readonly ad: Shown } | undefined => {
      const campaign = [...objects.values()].find(({ id }) => id === externalIds.campaign)
      const ad = shown.get(externalIds.campaign ?? "")
      return campaign === undefined || ad === undefined ? undefined : { plan: campaign.plan, ad }
    }

    const change = (target: ChannelObjects, apply: (ad: Shown, now: number) => void) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const shown = shownOf(target)
        if (shown !== undefined) apply(shown.ad, now)
      })

    const liveSinceOf = ({ decision, decidedAt, submittedAt }: Shown, now: number): number | undefined => {
      if (decision !== undefined) return decision.status === "Active" ? decidedAt : undefined
      const reviewedAt = submittedAt + memoryReviewMilliseconds
      return now >= reviewedAt ? reviewedAt : undefined
    }

    const settle = (ad: Shown, plan: AdPlan, now: number): ReviewState => {
      if (liveSinceOf(ad, now) === undefined) return ad.decision ?? { status: "InReview" }
      if (localDateAt(now, plan.timeZone) > ad.endDate) return { status: "Completed" }
      return { status: ad.paused ? "Paused" : "Active" }
    }

    const planOf = ({ plan, ad: { dailyBudget } }: { readonly plan: AdPlan; readonly ad: Shown }): AdPlan => ({
      ...plan,
      dailyBudget,
    })

    const showing = (ad: Shown, now: number) => ({
      liveSince: liveSinceOf(ad, now),
      stoppedAt: ad.stoppedAt,
      endDate: ad.endDate,
      now,
    })

    /** How an added ad stands: by its own review, and with its campaign once it is approved. */
    const settleAdded = ({ submittedAt, decision }: AddedAd, ad: Shown, plan: AdPlan, now: number): ReviewState => {
      const isApproved = decision?.status === "Active" || now >= submittedAt + memoryReviewMilliseconds
      if (decision !== undefined && decision.status !== "Active") return decision
      return isApproved ? settle({ ...ad, decision: { status: "Active" } }, plan, now) : { status: "InReview" }
    }

    const make = (plan: AdPlan, step: LaunchStep, part: string = step) => {
      const key = `${plan.channel}/${externalName(plan, part)}`
      const existing = objects.get(key)
      if (existing !== undefined) return existing.id
      last += 1
      const object = { id: `n${last}`, name: externalName(plan, part), channel: plan.channel, step, plan }
      objects.set(key, object)
      return object.id
    }

    const levers = MemoryNetwork.of({
      objects: Effect.sync(() => [...objects.values()]),
      stoppedAds: Effect.sync(() => [...stopped]),
      retargeted: Effect.sync(() => [...retargeted]),
      standingAdSets: Effect.sync(() => [...standing]),
      budgets: Effect.sync(() => new Map(budgets)),
      bringWithSecond: (times) => Effect.sync(() => void (brings = times)),
      tellSearches: (searches) => Effect.sync(() => void told.splice(0, told.length, ...searches)),
      refuseProduct: (when, { productId, refusals }) =>
        Effect.sync(() => {
          const refused = when === "Sent" ? untaken : rejected
          if (refusals.length === 0) refused.delete(productId)
          else refused.set(productId, refusals)
        }),
      decide: (target, decision) =>
        change(target, (ad, now) => {
          const beside = added.get(target.externalIds.ad ?? "")
          if (beside !== undefined) {
            beside.decision = decision
            return
          }
          ad.decision = decision
          ad.decidedAt = now
        }),
      fail: (channel, step, error) =>
        Effect.sync(() => {
          if (error === undefined) failing.delete(`${channel}/${step}`)
          else failing.set(`${channel}/${step}`, error)
        }),
    })

    const networks = AdNetworks.of({
      availableChannels: campaignChannels,
      steps: stepsOf,
      perform: Effect.fnUntraced(function* (request) {
        const { plan, step, made, revision, secondPicture, products } = request
        const error = failing.get(`${plan.channel}/${step}`)
        if (error !== undefined) return yield* error
        if (step === "campaign" && keepsCircle(plan))
          return yield* new NetworkRefused({ reason: "Google leaves out no circle" })
        if (step === "picture") yield* readPictures(request)
        const needed = stepsOf(plan).slice(0, stepsOf(plan).indexOf(step))
        if (!needed.every((one) => made[one] !== undefined)) {
          return yield* new NetworkRefused({ reason: "An earlier step is missing" })
        }
        if (step === "pictureB") yield* secondPicture ?? request.picture
        const part = revision === undefined ? step : `${step} v${revision}`
        const id = make(plan, step === "adB" ? "ad" : step, part)
        if (step === "adSetB" && revision !== undefined) standing.add(id)
        if (step === "adB" && !added.has(id))
          added.set(id, { submittedAt: yield* Clock.currentTimeMillis, decision: undefined })
        if (step === "products" && products !== undefined) sold.set(id, yield* allOf(products))
        if (step === "review" && made.campaign !== undefined && !shown.has(made.campaign)) {
          const now = yield* Clock.currentTimeMillis
          shown.set(made.campaign, {
            submittedAt: now,
            decidedAt: now,
            stoppedAt: undefined,
            endDate: plan.endDate,
            paused: false,
            dailyBudget: plan.dailyBudget,
            decision: undefined,
          })
        }
        return id
      }),
      pause: (target) =>
        change(target, (ad, now) => {
          ad.paused = true
          ad.stoppedAt = now
        }),
      resume: (target) =>
        change(target, (ad) => {
          ad.paused = false
          ad.stoppedAt = undefined
        }),
      setEndDate: (target, endDate) => change(target, (ad) => void (ad.endDate = endDate)),
      setBudget: Effect.fnUntraced(function* (target, { daily, total, versions: before }) {
        const { adSet, adSetB } = target.externalIds
        const shares = before === undefined ? { A: total, B: 0 } : versionShares(total, before)
        if (adSet !== undefined) budgets.set(adSet, shares.A)
        if (adSetB !== undefined && before !== undefined) budgets.set(adSetB, shares.B)
        yield* change(target, (ad) => void (ad.dailyBudget = daily))
      }),
      addAd: Effect.fnUntraced(function* (edit) {
        const { plan, revision } = edit
        const error = failing.get(`${plan.channel}/ad`)
        if (error !== undefined) return yield* error
        const isDrawn = plan.social !== undefined
        if (isDrawn || plan.banner !== undefined) yield* readPictures(edit)
        const ad = make(plan, "ad", `ad v${revision}`)
        if (!added.has(ad)) added.set(ad, { submittedAt: yield* Clock.currentTimeMillis, decision: undefined })
        return {
          ad,
          ...(isDrawn && { picture: make(plan, "picture", `picture v${revision}`) }),
          ...(isDrawn && { creative: make(plan, "creative", `creative v${revision}`) }),
        }
      }),
      retarget: ({ plan: { channel } }) =>
        failing.get(`${channel}/adSet`) ?? Effect.sync(() => void retargeted.push(channel)),
      stopAd: ({ externalIds: { ad = "" } }) => Effect.sync(() => void stopped.push(ad)),
      showVersions: ({ externalIds: { adSet, adSetB, study } }) =>
        Effect.sync(() => {
          if (adSet === undefined || adSetB === undefined) return
          standing.delete(adSet)
          if (study === undefined) standing.add(adSetB)
          else standing.delete(adSetB)
        }),
      stopVersion: ({ externalIds: { adSetB = "" } }) => Effect.sync(() => void standing.add(adSetB)),
      spentBefore: (target) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const shown = shownOf(target)
          if (shown === undefined) return nothingSpent
          const { startDate, timeZone } = shown.plan
          const days = dayOf(planOf(shown), showing(shown.ad, now), startDate, localDateAt(now, timeZone))
          return { first: days.reduce((sum, { spend }) => sum + spend, 0), others: 0 }
        }),
      versions: (target, since, until) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const shown = shownOf(target)
          if (shown === undefined || target.externalIds.adSetB === undefined) return []
          return versionsOf(dayOf(planOf(shown), showing(shown.ad, now), since, until), brings)
        }),
      review: (target) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const shown = shownOf(target)
          const beside = added.get(target.externalIds.ad ?? "")
          if (shown !== undefined && beside !== undefined) return settleAdded(beside, shown.ad, shown.plan, now)
          return shown === undefined ? { status: "InReview" as const } : settle(shown.ad, shown.plan, now)
        }),
      metrics: (target, since, until) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const shown = shownOf(target)
          return shown === undefined ? [] : dayOf(planOf(shown), showing(shown.ad, now), since, until)
        }),
      searchTerms: (target, since, until) =>
        failing.get(`${target.channel}/review`) ??
        Effect.map(Clock.currentTimeMillis, (now) => {
          const shown = shownOf(target)
          if (told.length > 0 && channelDefinitions[target.channel].targetsBy === "keywords") return told
          return shown === undefined
            ? []
            : searchesOf(shown.plan, dayOf(planOf(shown), showing(shown.ad, now), since, until))
        }),
      parts: (target, dimension, since, until) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const shown = shownOf(target)
          if (shown === undefined) return []
          const days = dayOf(planOf(shown), showing(shown.ad, now), since, until)
          return partsOf(dimension, target.externalIds.ad ?? "", target.objective ?? shown.plan.objective, days)
        }),
      productMetrics: (target, since, until) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const shown = shownOf(target)
          const products = sold.get(target.externalIds.products ?? "")
          if (shown === undefined || products === undefined) return []
          return productsOf(products, dayOf(planOf(shown), showing(shown.ad, now), since, until))
        }),
      sendProducts: Effect.fnUntraced(function* ({ channel, externalIds: { products = "" } }, { changed, removed }) {
        const error = failing.get(`${channel}/products`)
        if (error !== undefined) return yield* error
        const before = sold.get(products)
        if (before === undefined) return yield* new NetworkRefused({ reason: "The campaign shows no products" })
        const refused = changed.filter(({ id }) => untaken.has(id))
        const taken = changed.filter(({ id }) => !untaken.has(id))
        const gone = new Set([...removed, ...taken.map(({ id }) => id)])
        sold.set(products, [...before.filter(({ id }) => !gone.has(id)), ...taken])
        return refused.map(({ id }) => ({ productId: id, refusals: untaken.get(id) ?? [] }))
      }),
      productStates: ({ externalIds: { products = "" } }) =>
        Effect.sync(() =>
          (sold.get(products) ?? []).map(({ id, price, salePrice, saleDates }) => ({
            productId: id,
            refusals: rejected.get(id) ?? [],
            prices: {
              price,
              ...(salePrice !== undefined && { salePrice }),
              ...(saleDates !== undefined && { saleDates }),
            },
          })),
        ),
      leads: (target, since) =>
        Effect.map(Clock.currentTimeMillis, (now) => {
          const shown = shownOf(target)
          return shown === undefined || target.externalIds.leadForm === undefined
            ? []
            : leadsOf(shown.plan, showing(shown.ad, now), since)
        }),
      testLead: Effect.fnUntraced(function* (target, lead) {
        const plan = shownOf(target)?.plan
        if (plan === undefined || target.externalIds.leadForm === undefined)
          return yield* new NetworkRefused({ reason: "The ad has no lead form" })
        last += 1
        const made = testedLead(plan, lead, `test-${last}`, yield* Clock.currentTimeMillis)
        tested.set(made.externalId, made)
        return made.externalId
      }),
      lead: (externalLeadId) =>
        Effect.map(
          Clock.currentTimeMillis,
          (now) =>
            tested.get(externalLeadId) ??
            [...objects.values()]
              .filter(({ step }) => step === "campaign")
              .flatMap(({ id, plan }) => {
                const ad = shown.get(id)
                return ad === undefined ? [] : leadsOf(plan, showing(ad, now), 0)
              })
              .find(({ externalId }) => externalId === externalLeadId),
        ),
    })
    return Context.make(MemoryNetwork, levers).pipe(Context.add(AdNetworks, networks))
  }),
)
