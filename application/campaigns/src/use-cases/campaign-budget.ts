import { ProfileCategories } from "@application/businesses/services"
import { CurrentActor, handler, JobQueue, Profiles, UserNames } from "@application/kernel"
import {
  BudgetSplitChanged,
  type BudgetPart,
  type Campaign,
  channelShares,
  isDisabled,
  leastPercents,
  mayMove,
  type Moment,
  mostSplits,
  offeredMove,
  splitFault,
} from "@domain/campaigns"
import { canonicalJson } from "@domain/creatives"
import { InvalidFields } from "@domain/identity"
import { isSplitTold, pacingOf, recommendedSplit } from "@domain/insights"
import { regionFacts } from "@domain/kernel"
import { flagsFor } from "@domain/portals"
import { Clock, Effect, Result } from "effect"
import { ApplyCampaignState, type BudgetSplit, GetCampaignBudget, SetBudgetSplit } from "../contract/index.ts"
import { CampaignMetrics, CampaignRepository } from "../ports/index.ts"
import { portalOf } from "./autopilot-reach.ts"
import { lockedCampaign } from "./campaign-edits.ts"
import { changeable } from "./edit-state.ts"
import { momentOf } from "./moment.ts"
import { dailyBudgetOf, dailyShares } from "./network-budgets.ts"
import { offeredHere } from "./offered.ts"

/** The whole that is split to show percents to a tenth. */
const shownWhole = 1_000

const currencyOf = ({ budget, region }: Campaign) => budget?.currency ?? regionFacts[region].currency

const leastsOf = (campaign: Campaign, daily: number) =>
  leastPercents(daily, campaign.channels.length, currencyOf(campaign))

/** What the channels may spend a day together, or what was planned where it is over or not priced. */
const dailyOf = Effect.fnUntraced(function* (campaign: Campaign, { today }: Moment) {
  const { businessProfileId, id, budget } = campaign
  const spends = yield* (yield* CampaignMetrics).reported(businessProfileId, id, today)
  const left = dailyBudgetOf(campaign, spends, today)
  return { left, planned: left ?? budget?.dailyBudget ?? 0 }
})

/** What each channel cost and brought until now. */
const figuresOf = Effect.fnUntraced(function* (campaign: Campaign, { today }: Moment) {
  const { businessProfileId, id, startDate = today, channels } = campaign
  const figures =
    startDate > today
      ? { byChannel: [], adDays: 0 }
      : yield* (yield* CampaignMetrics).figures(businessProfileId, id, { from: startDate, to: today })
  const counted = channels.map(({ channel }) => {
    const { spend = 0, results = 0 } = figures.byChannel.find((one) => one.channel === channel) ?? {}
    return { channel, spend, results }
  })
  return { counted, adDays: figures.adDays }
})

const historyOf = Effect.fnUntraced(function* ({ businessProfileId, splits = [] }: Campaign) {
  const { portalId } = yield* Effect.orDie((yield* Profiles).of(businessProfileId))
  const ids = [...new Set(splits.flatMap(({ by }) => (by === undefined ? [] : [by])))]
  const names = yield* (yield* UserNames).of(portalId, ids)
  return splits.map(({ by, ...split }) => {
    const name = by === undefined ? undefined : names.get(by)
    return { ...split, ...(name !== undefined && { by: name }) }
  })
})

type Daily = Effect.Success<ReturnType<typeof dailyOf>>
type Figures = Effect.Success<ReturnType<typeof figuresOf>>

const splitOf = Effect.fnUntraced(function* (
  campaign: Campaign,
  { left, planned }: Daily,
  { counted, adDays }: Figures,
) {
  const leasts = leastsOf(campaign, planned)
  const recommended = recommendedSplit(counted, adDays, leasts)
  const percents = channelShares(campaign, shownWhole)
  const dailies = left === undefined ? [] : dailyShares(campaign, left)
  const split: BudgetSplit = {
    channels: counted.map((one, index) => ({
      ...one,
      percent: ((percents[index]?.part ?? 0) * 100) / shownWhole,
      ...(dailies[index] !== undefined && { daily: dailies[index].part }),
      least: leasts[index] ?? 1,
      recommended: recommended[index] ?? 0,
    })),
    ...(campaign.budgetParts !== undefined && { parts: campaign.budgetParts }),
    isTold: isSplitTold(counted, adDays),
    history: yield* historyOf(campaign),
  }
  return split
})

/** Whether the campaign and its portal let its owner share the budget anew. */
const maySplit = Effect.fnUntraced(function* (campaign: Campaign) {
  if (campaign.channels.length < 2 || isDisabled(campaign) || !mayMove(campaign, "changeAd")) return false
  const category = yield* (yield* ProfileCategories).of(campaign.businessProfileId)
  const portal = yield* portalOf(campaign.businessProfileId)
  return Result.isSuccess(offeredMove("changeEndDate", flagsFor(portal.flags, category)))
})

const stateOf = Effect.fnUntraced(function* (campaign: Campaign) {
  const moment = yield* momentOf(campaign)
  const daily = yield* dailyOf(campaign, moment)
  const figures = yield* figuresOf(campaign, moment)
  const pacing = pacingOf({ campaign, spentByChannel: figures.counted }, moment.now)
  const isShared = campaign.price !== undefined && campaign.channels.length > 1
  return {
    currency: currencyOf(campaign),
    ...(daily.left !== undefined && { daily: daily.left }),
    ...(pacing !== undefined && { pacing }),
    ...(isShared && { split: yield* splitOf(campaign, daily, figures) }),
    maySplit: yield* maySplit(campaign),
  }
})

export const getCampaignBudget = handler(
  GetCampaignBudget,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId }) {
    return yield* stateOf(yield* (yield* CampaignRepository).byId(businessProfileId, campaignId))
  }),
)

type Parts = ReadonlyArray<BudgetPart> | undefined

const isSame = (one: Parts, other: Parts): boolean => canonicalJson([one ?? null]) === canonicalJson([other ?? null])

const withSplit = ({ budgetParts: _before, ...campaign }: Campaign, parts: Parts): Campaign => ({
  ...campaign,
  ...(parts !== undefined && { budgetParts: parts }),
})

/** Equal parts are not named, and others are. */
const unruled = new InvalidFields({ fields: { parts: ["campaigns.split.channels"] } })

export const setBudgetSplit = handler(
  SetBudgetSplit,
  Effect.fnUntraced(function* ({ rule, parts, seen, ...key }) {
    const campaign = yield* changeable(yield* lockedCampaign(key))
    yield* offeredHere("changeEndDate", key.businessProfileId)
    if (isSame(parts, campaign.budgetParts)) return yield* stateOf(campaign)
    if (!isSame(seen, campaign.budgetParts)) return yield* new BudgetSplitChanged()
    const { planned } = yield* dailyOf(campaign, yield* momentOf(campaign))
    const names = campaign.channels.map(({ channel }) => channel)
    if ((rule === "Equal") !== (parts === undefined)) return yield* unruled
    const fault = parts === undefined ? undefined : splitFault(parts, names, leastsOf(campaign, planned))
    if (fault !== undefined) return yield* new InvalidFields({ fields: { parts: [fault] } })
    const actor = yield* CurrentActor
    const chosen = {
      rule,
      at: yield* Clock.currentTimeMillis,
      ...(actor.kind === "user" && { by: actor.userId }),
      ...(parts !== undefined && { parts }),
    }
    const splits = [chosen, ...(campaign.splits ?? [])].slice(0, mostSplits)
    const changed = { ...withSplit(campaign, parts), splits }
    yield* (yield* CampaignRepository).save(changed)
    yield* (yield* JobQueue).later(ApplyCampaignState, key, {
      singletonKey: `apply-${key.campaignId}`,
      caller: `profile-${key.businessProfileId}`,
    })
    return yield* stateOf(changed)
  }),
)
