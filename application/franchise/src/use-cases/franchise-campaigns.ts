import { handler, Ids } from "@application/kernel"
import { CampaignFunds } from "@application/wallet/services"
import { recommendedDays } from "@domain/budget"
import { FranchiseCampaignChanged, proposedAd, storeBudgetFailures } from "@domain/franchise"
import { invalidFields } from "@domain/identity"
import { CampaignId } from "@domain/kernel"
import { Clock, Effect, Struct } from "effect"
import {
  CreateFranchiseCampaign,
  DeleteFranchiseCampaign,
  GetFranchiseCampaign,
  ListFranchiseCampaigns,
  QuoteFranchiseCampaign,
  SaveFranchiseCampaign,
} from "../contract/franchise-campaigns.ts"
import { FranchiseBudgets } from "../stores/franchise-budgets.ts"
import { FranchiseCampaigns } from "../stores/franchise-campaigns.ts"
import { franchiseOnly } from "./franchise.ts"
import {
  allStores,
  campaignOf,
  draftIn,
  factsToday,
  launchOffered,
  pricedLaunch,
  progressOf,
} from "./franchise-campaign.ts"

const usualPage = 20

export const listFranchiseCampaigns = handler(
  ListFranchiseCampaigns,
  Effect.fnUntraced(function* ({ businessProfileId, cursor, limit = usualPage }) {
    yield* franchiseOnly(businessProfileId)
    const page = { limit, cursor }
    const { rows, nextCursor } = yield* (yield* FranchiseCampaigns).list("newest", { businessProfileId }, page)
    const campaigns = yield* Effect.forEach(rows, (row) =>
      Effect.map(progressOf(row), (found) => ({
        id: row.id,
        name: row.name,
        createdAt: row.createdAt,
        ...(row.launch !== undefined && {
          launchedAt: row.launch.at,
          currency: row.launch.currency,
          total: row.launch.price.total,
        }),
        ...(found !== undefined && { progress: found.progress }),
      })),
    )
    return { campaigns, ...(nextCursor !== undefined && { nextCursor }) }
  }),
)

export const createFranchiseCampaign = handler(
  CreateFranchiseCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, name }) {
    yield* franchiseOnly(businessProfileId)
    yield* launchOffered(businessProfileId)
    const { facts, plan } = yield* factsToday(businessProfileId)
    const kept = yield* (yield* FranchiseBudgets).find({ businessProfileId })
    const { minimumDaily, recommendedDaily } = facts.limits
    const stores = kept === undefined ? (yield* allStores(businessProfileId)).filter(({ isOpen }) => isOpen).length : 0
    const id = CampaignId.make(yield* (yield* Ids).next("campaign"))
    const { businessProfileId: _owner, version: _version, ...shared } = kept ?? { businessProfileId, version: 0 }
    yield* (yield* FranchiseCampaigns).add({
      businessProfileId,
      id,
      name,
      budgetType: "Lifetime",
      terms:
        "total" in shared
          ? shared
          : {
              total: recommendedDaily * recommendedDays * Math.max(1, stores),
              minimum: minimumDaily * recommendedDays,
              distribution: "Equal",
              days: recommendedDays,
            },
      ad: proposedAd(plan),
      version: 1,
      createdAt: yield* Clock.currentTimeMillis,
    })
    return { id }
  }),
)

export const getFranchiseCampaign = handler(
  GetFranchiseCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, id }) {
    yield* franchiseOnly(businessProfileId)
    const campaign = yield* campaignOf(businessProfileId, id)
    const { facts, channels } = yield* factsToday(businessProfileId)
    const found = yield* progressOf(campaign)
    const { longestPrimaryText, cap, limits, launched } = facts
    return {
      id,
      version: campaign.version,
      draft: draftIn(campaign),
      facts: {
        ...Struct.pick(limits, ["currency", "minimumDaily", "recommendedDaily", "maximumDaily"]),
        ...(longestPrimaryText !== undefined && { longestPrimaryText }),
        ...(cap !== undefined && { cap }),
        channels,
        launched: [...launched],
      },
      ...(campaign.launch !== undefined && { launchedAt: campaign.launch.at, price: campaign.launch.price }),
      ...(found !== undefined && { progress: found.progress }),
    }
  }),
)

export const saveFranchiseCampaign = handler(
  SaveFranchiseCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, id, version, startDate, codes, ...changes }) {
    yield* franchiseOnly(businessProfileId)
    const before = yield* campaignOf(businessProfileId, id, "forChange")
    if (before.version !== version || before.launch !== undefined) return yield* new FranchiseCampaignChanged()
    if (changes.terms !== undefined) {
      const { facts } = yield* factsToday(businessProfileId)
      const failures = storeBudgetFailures(changes.terms, facts.limits)
      if (Object.keys(failures).length > 0) return yield* invalidFields(failures)
    }
    const { startDate: _first, codes: _codes, ...rest } = before
    const first = startDate ?? before.startDate ?? ""
    const chosen = codes ?? before.codes ?? []
    yield* (yield* FranchiseCampaigns).save({
      ...rest,
      ...changes,
      ...(first !== "" && { startDate: first }),
      ...(chosen.length > 0 && { codes: chosen }),
      version: version + 1,
    })
    return { version: version + 1 }
  }),
)

export const deleteFranchiseCampaign = handler(
  DeleteFranchiseCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, id }) {
    yield* franchiseOnly(businessProfileId)
    const campaigns = yield* FranchiseCampaigns
    const before = yield* campaigns.forChange({ businessProfileId, id })
    if (before?.launch !== undefined) return yield* new FranchiseCampaignChanged()
    yield* campaigns.remove({ businessProfileId, id })
    return {}
  }),
)

export const quoteFranchiseCampaign = handler(
  QuoteFranchiseCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, id }) {
    yield* franchiseOnly(businessProfileId)
    const campaign = yield* campaignOf(businessProfileId, id)
    if (campaign.launch !== undefined) return yield* new FranchiseCampaignChanged()
    const { plan, stores, price, refusals } = yield* pricedLaunch(campaign)
    return {
      version: campaign.version,
      stores: stores.length,
      leftOut: plan.stores.length - stores.length,
      undivided: plan.undivided,
      ...(price !== undefined && { price }),
      available: yield* (yield* CampaignFunds).available(businessProfileId),
      refusals: refusals.map(({ key, params }) => ({ key, ...(params !== undefined && { params }) })),
    }
  }),
)
