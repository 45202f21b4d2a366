import { type BudgetLimits, checkDuration } from "@domain/budget"
import { type CampaignBudget } from "@domain/campaigns"
import { contentHash } from "@domain/creatives"
import type { CurrencyCode, MinorUnits } from "@domain/kernel"
import { Result } from "effect"
import { canShow, type AdTerms, type FilledAd, filledAd } from "../ad/filled-ad.ts"
import type { FranchiseStore } from "../franchise-store.ts"
import {
  type SharedBudget,
  sharedBudget,
  type StoreAllocation,
  storeBudgetFailures,
  storesOf,
} from "../store-budget.ts"
import { storeLimits } from "../store-limits.ts"
import type { FranchiseCampaignDraft } from "./franchise-campaign.ts"

/** A store of a campaign before it is launched: what it gets and how its ad looks. */
export interface PlannedStore {
  readonly store: FranchiseStore
  readonly allocation: StoreAllocation
  readonly ad: FilledAd
  /** Minor units a day; absent for a store that is not launched. */
  readonly dailyBudget?: MinorUnits
}

/** What a launch would do. */
export interface LaunchPlan {
  readonly stores: ReadonlyArray<PlannedStore>
  readonly shared: SharedBudget
  /** The media of all launched stores, and what stays in the wallet since it does not divide by the days. */
  readonly media: MinorUnits
  readonly undivided: MinorUnits
}

/** What a launch depends on beside its draft. */
export interface LaunchFacts extends AdTerms {
  readonly limits: BudgetLimits
  /** The codes of stores whose ads run. */
  readonly launched: ReadonlySet<string>
  /** The most that lifetime budgets of the hub's stores may come to a day, and the part that running stores have; undefined without a cap. */
  readonly cap?: { readonly perDay: MinorUnits; readonly taken: MinorUnits } | undefined
}

/** The stores that a campaign is meant for: of its regions, and chosen by hand where any are. */
export const chosenStores = (
  { terms, codes }: Pick<FranchiseCampaignDraft, "terms" | "codes">,
  stores: ReadonlyArray<FranchiseStore>,
): ReadonlyArray<FranchiseStore> => {
  const wanted = codes === undefined ? undefined : new Set(codes)
  return storesOf(terms, stores).filter(({ code }) => wanted === undefined || wanted.has(code))
}

/** A hash of what a store's ads say and where they are shown, by which the launch knows that it is what was accepted. 16 hex digits. */
export const acceptedHash = (store: FranchiseStore, { texts }: FilledAd): string => {
  const { latitude, longitude, radius, unit, facebookPageId, phone, language, name } = store
  return contentHash({ texts, latitude, longitude, radius, unit, facebookPageId, phone, language, name })
}

/** Each chosen store with its share of the budget and its ad. Stores that cannot show the ad take no share. */
export const launchPlan = (
  draft: FranchiseCampaignDraft,
  stores: ReadonlyArray<FranchiseStore>,
  facts: LaunchFacts,
): LaunchPlan => {
  const chosen = chosenStores(draft, stores)
  const ads = new Map(chosen.map((store) => [store.code, filledAd(draft.ad, store, draft.words, facts)]))
  const unfit = new Set([...ads.values()].filter((ad) => !canShow(ad)).map(({ code }) => code))
  const { days } = draft.terms
  const cost = facts.limits.recommendedDaily * days
  const shared = sharedBudget(draft.terms, chosen, { cost, launched: facts.launched, unfit })
  const planned = chosen.flatMap((store, index): ReadonlyArray<PlannedStore> => {
    const [allocation, ad] = [shared.stores[index], ads.get(store.code)]
    if (allocation === undefined || ad === undefined) return []
    const isLaunched = allocation.status === "Ready" || allocation.status === "LimitedBudget"
    return [{ store, allocation, ad, ...(isLaunched && { dailyBudget: Math.floor(allocation.costToBeSpent / days) }) }]
  })
  const media = planned.reduce((sum, { dailyBudget = 0 }) => sum + dailyBudget * days, 0)
  return { stores: planned, shared, media, undivided: shared.spent - media }
}

/** The stores of a plan that are launched. */
export const launchedStores = ({ stores }: LaunchPlan) =>
  stores.flatMap(({ dailyBudget, ...planned }) => (dailyBudget === undefined ? [] : [{ ...planned, dailyBudget }]))

/** The budget of one store's campaign. */
export const budgetOfStore = (
  { budgetType, startDate, terms: { days } }: FranchiseCampaignDraft,
  dailyBudget: MinorUnits,
  currency: CurrencyCode,
): CampaignBudget => ({
  budgetType,
  currency,
  dailyBudget,
  days,
  ...(startDate === undefined
    ? { schedulingMode: "RunContinuously" as const }
    : { schedulingMode: "Schedule" as const, startDate }),
})

/** Why a campaign over stores cannot be launched, with what the words name; amounts are minor units. */
export interface LaunchRefusal {
  readonly key: string
  readonly params?: Readonly<Record<string, number>>
}

/**
 * What keeps a campaign over stores from its launch: too few days for its type, a budget outside the price list, no store that can
 * be launched or too many, and lifetime budgets above the hub's cap where the portal has one. Spec: validation, budget; derived
 * flags, isHubLifetimeBudgetCapEnabled.
 */
export const launchRefusals = (
  draft: FranchiseCampaignDraft,
  plan: LaunchPlan,
  { limits, cap }: LaunchFacts,
): ReadonlyArray<LaunchRefusal> => {
  const { days } = draft.terms
  const duration = checkDuration({ type: draft.budgetType, amount: draft.terms.total, days })
  const launched = launchedStores(plan)
  const daily = launched.reduce((sum, { dailyBudget }) => sum + dailyBudget, 0)
  const left = cap === undefined ? 0 : Math.max(0, cap.perDay - cap.taken)
  return [
    ...(Result.isFailure(duration) ? [{ key: duration.failure.key, params: numbersIn(duration.failure.params) }] : []),
    ...Object.values(storeBudgetFailures(draft.terms, limits)).map(({ key, params }) => ({
      key,
      params: numbersIn(params),
    })),
    ...(plan.shared.unspent < 0 ? [{ key: "franchise.launch.overTotal", params: { over: -plan.shared.unspent } }] : []),
    ...(launched.length === 0 ? [{ key: "franchise.launch.noStore" }] : []),
    ...(launched.length > storeLimits.launch
      ? [{ key: "franchise.launch.tooManyStores", params: { most: storeLimits.launch } }]
      : []),
    ...(cap !== undefined && draft.budgetType === "Lifetime" && daily > left
      ? [{ key: "franchise.launch.aboveCap", params: { most: left * days } }]
      : []),
  ]
}

const numbersIn = (params: Readonly<Record<string, string | number>> = {}): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (typeof value === "number" ? [[name, value]] : [])),
  )
