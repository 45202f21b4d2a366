import { ProfileCategories } from "@application/businesses/services"
import { Profiles, ServicesOn } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { SeedSessions } from "@application/signup/services"
import { budgetLimits } from "@domain/budget"
import { channelsOn, offeredMove } from "@domain/campaigns"
import {
  budgetOfStore,
  FranchiseCampaignNotFound,
  launchedStores,
  type LaunchFacts,
  launchPlan,
  launchProgress,
  launchRefusals,
  priceOfAll,
  storeChannels,
} from "@domain/franchise"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { capsHubLifetimeBudget, flagsFor } from "@domain/portals"
import { Effect } from "effect"
import { StoreCampaignFigures } from "../ports/index.ts"
import { FranchiseCampaigns } from "../stores/franchise-campaigns.ts"
import { FranchiseOutcomes } from "../stores/franchise-outcomes.ts"
import { FranchiseStores } from "../stores/franchise-stores.ts"

/** A kept campaign over stores. */
export type KeptCampaign = Effect.Success<ReturnType<Effect.Success<typeof FranchiseCampaigns>["add"]>>

/** The campaign, locked where it is to be changed. */
export const campaignOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  id: CampaignId,
  way: "find" | "forChange" = "find",
) {
  const campaigns = yield* FranchiseCampaigns
  const found = yield* campaigns[way]({ businessProfileId, id })
  return found ?? (yield* new FranchiseCampaignNotFound({ id }))
})

/** What a kept campaign is launched by. */
export const draftIn = ({
  businessProfileId: _owner,
  id: _id,
  version: _version,
  createdAt: _at,
  launch: _launch,
  ...draft
}: KeptCampaign) => draft

/** All stores of a franchise, in the order of their codes. */
export const allStores = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { rows } = yield* (yield* FranchiseStores).list("ofBusiness", { businessProfileId })
  return rows.map(({ businessProfileId: _owner, ...store }) => store)
})

/** What a launch depends on today: prices, stores whose ads run, and the hub's cap where the portal has one. */
export const factsToday = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { plan, priceList, place, today } = yield* (yield* SeedSessions).quote(businessProfileId, [])
  const { portalId } = yield* (yield* Profiles).of(businessProfileId)
  const { flags } = yield* (yield* Portals).byId(portalId)
  const running = yield* (yield* StoreCampaignFigures).running(businessProfileId)
  const limits = budgetLimits(priceList)
  const taken = running.reduce(
    (sum, { budgetType, dailyBudget }) => sum + (budgetType === "Lifetime" ? dailyBudget : 0),
    0,
  )
  const facts: LaunchFacts = {
    limits,
    launched: new Set(running.map(({ code }) => code)),
    longestPrimaryText: plan.longestPrimaryText,
    ...(capsHubLifetimeBudget(flags) && { cap: { perDay: limits.maximumDaily, taken } }),
  }
  const on = channelsOn(yield* ServicesOn, flags)
  const channels = storeChannels.filter((channel) => on.includes(channel))
  return { facts, plan, priceList, place, today, channels }
})

/** What a launch would do and cost now; without a price where no store would be launched. */
export const pricedLaunch = Effect.fnUntraced(function* (campaign: KeptCampaign) {
  const { businessProfileId } = campaign
  const { facts, plan: base, priceList, place, today } = yield* factsToday(businessProfileId)
  const draft = draftIn(campaign)
  const plan = launchPlan(draft, yield* allStores(businessProfileId), facts)
  const stores = launchedStores(plan)
  const budgets = stores.map(({ dailyBudget }) => budgetOfStore(draft, dailyBudget, priceList.currency))
  const { prices } = yield* (yield* SeedSessions).quote(businessProfileId, budgets)
  const known = prices.flatMap((price) => price ?? [])
  const refusals = [
    ...launchRefusals(draft, plan, facts),
    ...(known.length < prices.length ? [{ key: "budget.amountInvalid" }] : []),
  ]
  return { base, plan, stores, prices: known, price: priceOfAll(known), refusals, priceList, place, today }
})

/** How far a launched campaign is, and what came of its stores. */
export const progressOf = Effect.fnUntraced(function* ({ businessProfileId, id, launch }: KeptCampaign) {
  if (launch === undefined) return undefined
  const { rows } = yield* (yield* FranchiseOutcomes).list("ofCampaign", { businessProfileId, franchiseCampaignId: id })
  return { progress: { ...launchProgress(launch, rows), stores: launch.stores.length }, outcomes: rows }
})

/** Fails unless the portal of this call launches campaigns of the business. */
export const launchOffered = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { flags } = yield* (yield* Portals).current
  const category = yield* (yield* ProfileCategories).of(businessProfileId)
  yield* Effect.fromResult(offeredMove("launch", flagsFor(flags, category)))
})
