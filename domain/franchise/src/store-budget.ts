import { type BudgetLimits, fewestDays, mostDays, type StoreLaunchStatus, storeLaunchStatus } from "@domain/budget"
import { errorCode } from "@domain/errors"
import { type MinorUnits, splitByWeights } from "@domain/kernel"
import { Result, Schema } from "effect"
import type { StoreFieldFailure } from "./checked-store.ts"
import { type FranchiseStore, StoreCode } from "./franchise-store.ts"
import { storeLimits } from "./store-limits.ts"
import { storeLack } from "./store-standing.ts"

const amount = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: storeLimits.figure }))

/** How a budget is shared out over stores: alike, by people nearby, by sales, by how far ads reach, or by typed amounts. */
export const BudgetDistribution = Schema.Literals(["Equal", "Population", "Sales", "Distance", "ByHand"])
export type BudgetDistribution = typeof BudgetDistribution.Type

/** A budget over a franchise's stores; amounts are minor units for all of its days. Spec: validation, budget per store. */
export const StoreBudget = Schema.Struct({
  total: amount,
  /** The least that a store can be launched with. */
  minimum: amount,
  /** The most that a store is given; as much as there is where absent. */
  maximum: Schema.optionalKey(amount),
  distribution: BudgetDistribution,
  /** The regions whose stores are meant; all stores where absent. */
  regions: Schema.optionalKey(
    Schema.Array(Schema.String.check(Schema.isMaxLength(storeLimits.region))).check(Schema.isMaxLength(200)),
  ),
  /** Typed amounts of stores; of a store that stands twice the last. */
  amounts: Schema.optionalKey(
    Schema.Array(Schema.Struct({ code: StoreCode, amount })).check(Schema.isMaxLength(storeLimits.stores)),
  ),
})
export type StoreBudget = typeof StoreBudget.Type

/** Why a store gets what it gets, where that is less than its cost. */
export const AllocationReason = Schema.Literals([
  "Closed",
  "NoPlace",
  "AdUnfit",
  "AlreadyLaunched",
  "TotalTooSmall",
  "TypedTooLittle",
  "NoFigure",
  "AtMaximum",
  "BelowCost",
])
export type AllocationReason = typeof AllocationReason.Type

/** What a store gets, in minor units, and what that means. Spec: entities, HQ franchise store. */
export interface StoreAllocation {
  readonly code: string
  readonly cost: MinorUnits
  readonly costToBeSpent: MinorUnits
  readonly status: StoreLaunchStatus
  /** Absent for a store that is ready. */
  readonly reason?: AllocationReason
}

/** A budget shared out. `unspent` is below zero where typed amounts are more than the total. */
export interface SharedBudget {
  readonly stores: ReadonlyArray<StoreAllocation>
  readonly spent: MinorUnits
  readonly unspent: MinorUnits
  /** What the minimum, and what the cost, of every store that can have ads come to. */
  readonly neededLeast: MinorUnits
  readonly neededWhole: MinorUnits
}

/** What a budget is shared out over. */
export interface SharingFacts {
  /** What a store should spend, as recommended. */
  readonly cost: MinorUnits
  /** The codes of stores whose ads run. */
  readonly launched: ReadonlySet<string>
  /** The codes of stores that cannot show the ad as it is. */
  readonly unfit?: ReadonlySet<string>
}

/** A budget over stores for some days, as it is kept until it is launched. */
export const StoreBudgetDraft = Schema.Struct({
  ...StoreBudget.fields,
  days: Schema.Int.check(Schema.isBetween({ minimum: fewestDays.Lifetime, maximum: mostDays })),
})
export type StoreBudgetDraft = typeof StoreBudgetDraft.Type

/** Why a budget over stores cannot be kept, by its parts. Amounts in `params` are minor units. Spec: validation, budget. */
export const storeBudgetFailures = (
  { total, minimum, maximum, days }: StoreBudgetDraft,
  { minimumDaily, maximumDaily }: Pick<BudgetLimits, "minimumDaily" | "maximumDaily">,
): { readonly [Part in "total" | "minimum" | "maximum"]?: StoreFieldFailure } => {
  const [least, most] = [minimumDaily * days, maximumDaily * days]
  return {
    ...(total < Math.max(1, minimum) && { total: { key: "franchise.totalBelowMinimum", params: { least: minimum } } }),
    ...((minimum < least || minimum > most) && {
      minimum: { key: "franchise.minimumOutOfRange", params: { least, most } },
    }),
    ...(maximum !== undefined &&
      (maximum < minimum || maximum > most) && {
        maximum: { key: "franchise.maximumOutOfRange", params: { least: minimum, most } },
      }),
  }
}

/** The budget was changed by somebody else since it was read. Ours. */
export class StoreBudgetChanged extends Schema.TaggedError<StoreBudgetChanged>()("StoreBudgetChanged", {
  errorCode: errorCode(1006),
}) {}

const meters = { Miles: 1609, Kilometers: 1000 } as const

/** A store's share weighs so much; a store without the figure weighs nothing. */
export const weightOf = (store: FranchiseStore, distribution: BudgetDistribution): number => {
  if (distribution === "Population") return store.population ?? 0
  if (distribution === "Sales") return store.sales ?? 0
  return distribution === "Distance" ? Math.round(store.radius * meters[store.unit]) : 1
}

/** The stores that a budget is meant for. */
export const storesOf = (
  { regions }: Pick<StoreBudget, "regions">,
  stores: ReadonlyArray<FranchiseStore>,
): ReadonlyArray<FranchiseStore> =>
  regions === undefined ? stores : stores.filter(({ region }) => region !== undefined && regions.includes(region))

interface Share {
  readonly code: string
  readonly weight: number
}

/** Splits an amount by weight with at most `room` for each; what nobody has room for stays. Without any weight all are alike. */
const poured = (rest: MinorUnits, shares: ReadonlyArray<Share>, room: MinorUnits): ReadonlyMap<string, MinorUnits> => {
  const given = new Map<string, MinorUnits>()
  let [left, open] = [rest, shares]
  while (open.length > 0) {
    const weights = open.map(({ weight }) => weight)
    const split = splitByWeights(left, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1))
    const parts = Result.getOrElse(split, () => weights.map(() => 0))
    const full = open.filter((_, index) => (parts[index] ?? 0) > room)
    if (full.length === 0) {
      for (const [index, { code }] of open.entries()) given.set(code, parts[index] ?? 0)
      return given
    }
    for (const { code } of full) given.set(code, room)
    left -= room * full.length
    open = open.filter(({ code }) => !given.has(code))
  }
  return given
}

/** The heaviest stores that the total gives their minimum, then the rest by weight up to the maximum. */
const sharedByWeight = (
  { total, minimum, maximum, distribution }: StoreBudget,
  stores: ReadonlyArray<FranchiseStore>,
): ReadonlyMap<string, MinorUnits> => {
  const reached = minimum === 0 ? stores.length : Math.min(stores.length, Math.floor(total / minimum))
  const shares = stores
    .map((store) => ({ code: store.code, weight: weightOf(store, distribution) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, reached)
  const room = Math.max(0, (maximum ?? total) - minimum)
  const above = poured(total - minimum * shares.length, shares, room)
  return new Map(shares.map(({ code }) => [code, minimum + (above.get(code) ?? 0)]))
}

/** Typed amounts, none above the maximum. */
const sharedByHand = ({
  amounts = [],
  maximum = Number.MAX_SAFE_INTEGER,
}: StoreBudget): ReadonlyMap<string, MinorUnits> =>
  new Map(amounts.map((one) => [one.code, Math.min(one.amount, maximum)]))

/**
 * Shares a budget out over stores that can have ads and have none yet; each of them is said to be ready, or why it is not. The
 * shares and what is left sum to the total exactly. Spec: store launch statuses; cost-to-be-spent over stores.
 */
export const sharedBudget = (
  budget: StoreBudget,
  stores: ReadonlyArray<FranchiseStore>,
  { cost, launched, unfit = new Set() }: SharingFacts,
): SharedBudget => {
  const { minimum, maximum, distribution, total } = budget
  const isEligible = (store: FranchiseStore) => storeLack(store) === undefined && !unfit.has(store.code)
  const isOpenTo = (store: FranchiseStore) => isEligible(store) && !launched.has(store.code)
  const eligible = stores.filter(isOpenTo)
  const given = distribution === "ByHand" ? sharedByHand(budget) : sharedByWeight(budget, eligible)
  const reasonOf = (
    store: FranchiseStore,
    status: StoreLaunchStatus,
    share: MinorUnits,
  ): AllocationReason | undefined => {
    if (status === "Ready" || status === "AlreadyLaunched") return status === "Ready" ? undefined : status
    if (status === "NotEligible") return storeLack(store) ?? "AdUnfit"
    if (status === "BudgetInsufficient") return distribution === "ByHand" ? "TypedTooLittle" : "TotalTooSmall"
    if (share === maximum) return "AtMaximum"
    return distribution !== "ByHand" && weightOf(store, distribution) === 0 ? "NoFigure" : "BelowCost"
  }
  const allocationOf = (store: FranchiseStore): StoreAllocation => {
    const costToBeSpent = isOpenTo(store) ? (given.get(store.code) ?? 0) : 0
    const status = storeLaunchStatus({
      isEligible: isEligible(store),
      isLaunched: launched.has(store.code),
      cost,
      costToBeSpent,
      // No store is launched with nothing.
      minimum: Math.max(1, minimum),
    })
    const reason = reasonOf(store, status, costToBeSpent)
    return { code: store.code, cost, costToBeSpent, status, ...(reason !== undefined && { reason }) }
  }
  const allocations = stores.map(allocationOf)
  const spent = allocations.reduce((sum, { costToBeSpent }) => sum + costToBeSpent, 0)
  return {
    stores: allocations,
    spent,
    unspent: total - spent,
    neededLeast: minimum * eligible.length,
    neededWhole: cost * eligible.length,
  }
}
