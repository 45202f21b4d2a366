import {
  adHours,
  type Campaign,
  type CampaignPlan,
  channelDefinitions,
  countsConversions,
  daysLeft,
  distinctSearches,
  editOf,
  fundsLeft,
  leastChannelDaily,
  type Moment,
  searchTerms,
} from "@domain/campaigns"
import {
  autopilotBounds,
  type AutopilotEvidence,
  type AutopilotKind,
  type AutopilotSettings,
  type CountedPart,
  type DayPart,
  unknownValue,
} from "@domain/insights"
import { addDays, type DateRange, regionFacts } from "@domain/kernel"
import { Effect } from "effect"
import { AdNetworks, CampaignMetrics, type ChannelObjects, type ChannelRun } from "../ports/index.ts"
import { madeChannelsOf } from "./edit-state.ts"
import { dailyBudgetOf } from "./network-budgets.ts"

/** The whole days whose figures are looked at. */
const evidenceDays = ({ startDate }: Campaign, { today }: Moment): DateRange => {
  const earliest = addDays(today, -autopilotBounds.mostDays)
  const from = startDate === undefined || startDate < earliest ? earliest : startDate
  return { from, to: addDays(today, -1) }
}

/** The results of a part that a campaign counts; undefined where its network does not tell them. */
const toldResults = (campaign: Campaign, { results, conversions }: Pick<DayPart, "results" | "conversions">) =>
  countsConversions(campaign) ? conversions : (results ?? conversions)

/** Parts of all channels by a dimension; undefined where a network does not tell their results. */
const partsOf = Effect.fnUntraced(function* (
  campaign: Campaign,
  channels: ReadonlyArray<ChannelObjects>,
  dimension: "Hour" | "Place",
  days: DateRange,
) {
  const networks = yield* AdNetworks
  const told = yield* Effect.forEach(channels, (channel) => networks.parts(channel, dimension, days.from, days.to))
  const parts = told.flat()
  const sums = new Map<string, CountedPart>()
  for (const part of parts) {
    const results = toldResults(campaign, part)
    if (results === undefined) return undefined
    const before = sums.get(part.value) ?? { spend: 0, results: 0 }
    sums.set(part.value, { spend: before.spend + part.spend, results: before.results + results })
  }
  return told.some((own) => own.length === 0) ? undefined : sums
})

/** Searches of the channels that keywords bring, with their results; undefined where no network tells those. */
const searchesOf = Effect.fnUntraced(function* (
  campaign: Campaign,
  plan: CampaignPlan,
  channels: ReadonlyArray<ChannelObjects>,
  days: DateRange,
) {
  const networks = yield* AdNetworks
  const bySearches = channels.filter(({ channel }) => channelDefinitions[channel].targetsBy === "keywords")
  const found = (yield* Effect.forEach(bySearches, (channel) =>
    networks.searchTerms(channel, days.from, days.to),
  )).flat()
  const isByClicks = campaign.objective === "WebsiteVisits" && !countsConversions(campaign)
  const counted = isByClicks ? found.map((search) => ({ ...search, results: search.clicks })) : found
  if (counted.length === 0 || counted.some(({ results }) => results === undefined)) return undefined
  const standing = new Map(searchTerms(counted, plan.targeting).map((search) => [search.term, search]))
  return distinctSearches(counted).map(({ term, spend, results = 0 }) => {
    const search = standing.get(term)
    return { term, spend, results, mayLeaveOut: search?.standing === "Other" && search.mayLeaveOut }
  })
})

/** A network that does not answer leaves its parts untold until the next look. */
const orUntold = <A, E, R>(told: Effect.Effect<A, E, R>) =>
  Effect.catch(told, (error) => Effect.as(Effect.logWarning("An autopilot could not read parts", error), undefined))

const objectsOf = ({ objective }: Campaign, { channel, externalIds }: ChannelRun): ChannelObjects => ({
  channel,
  externalIds,
  ...(objective !== undefined && { objective }),
})

/** All that a look decides from but the earlier moves, read from networks and figures; undefined before money and days are known. */
export const gatherEvidence = Effect.fnUntraced(function* (
  campaign: Campaign,
  plan: CampaignPlan,
  settings: AutopilotSettings,
  possible: ReadonlyArray<AutopilotKind>,
  moment: Moment,
) {
  const { businessProfileId, id } = campaign
  const metrics = yield* CampaignMetrics
  const days = evidenceDays(campaign, moment)
  const spends = yield* metrics.reported(businessProfileId, id, moment.today)
  const [left, funds, daily] = [
    daysLeft(campaign, moment.today),
    fundsLeft(campaign),
    dailyBudgetOf(campaign, spends, moment.today),
  ]
  if (left === undefined || funds === undefined || daily === undefined) return undefined
  const figures = yield* metrics.figures(businessProfileId, id, days)
  const objects = (yield* madeChannelsOf(campaign)).channels.map((channel) => objectsOf(campaign, channel))
  const isRead = (kind: AutopilotKind) =>
    figures.adDays >= autopilotBounds.fewestDays && possible.includes(kind) && settings.kinds.includes(kind)
  const none = Effect.succeed(undefined)
  const hours = yield* isRead("Hours") ? orUntold(partsOf(campaign, objects, "Hour", days)) : none
  const places = yield* isRead("Places") ? orUntold(partsOf(campaign, objects, "Place", days)) : none
  const searches = yield* isRead("Searches") ? orUntold(searchesOf(campaign, plan, objects, days)) : none
  const { dayParts, targetLocation, negativeKeywords = [] } = editOf(plan).audience
  const shownHours = adHours(plan)
  const currency = campaign.budget?.currency ?? regionFacts[campaign.region].currency
  const evidence: Omit<AutopilotEvidence, "earlier"> = {
    now: moment.now,
    days,
    adDays: figures.adDays,
    daysLeft: left,
    fundsLeft: funds,
    dailyLeft: daily,
    channels: campaign.channels.map(({ channel, status }) => {
      const { spend = 0, results = 0 } = figures.byChannel.find((one) => one.channel === channel) ?? {}
      return { channel, spend, results, isShown: status === "Active", leastDaily: leastChannelDaily[currency] }
    }),
    ...(campaign.budgetParts !== undefined && { budgetParts: campaign.budgetParts }),
    ...(hours !== undefined && { hours: [...hours].map(([hour, part]) => ({ hour: Number(hour), ...part })) }),
    ...(places !== undefined && {
      places: [...places].filter(([place]) => place !== unknownValue).map(([place, part]) => ({ place, ...part })),
    }),
    ...(searches !== undefined && { searches }),
    ...(shownHours !== undefined && { shownHours }),
    ...(dayParts !== undefined && { dayParts }),
    areas: targetLocation?.areas ?? [],
    negativeKeywords,
    possible,
    settings,
  }
  return evidence
})
