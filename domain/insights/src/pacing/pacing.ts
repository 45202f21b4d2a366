import { CampaignChannel, channelDefinitions, channelShares, type Campaign } from "@domain/campaigns"
import { daysBetween, localClock, localDateAt, MinorUnits, regionFacts } from "@domain/kernel"
import { Schema } from "effect"
import { expectedSpend } from "./expected-spend.ts"

/** How a campaign's spend stands to what ought to have been spent by now. Ours. */
export const PacingState = Schema.Literals(["NotStarted", "Stands", "Over", "TooEarly", "Behind", "OnPace", "Ahead"])
export type PacingState = typeof PacingState.Type

/** Why a campaign is behind or ahead, the first that holds. Ours. */
export const PacingReason = Schema.Literals([
  "StartedLate",
  "ChannelRefused",
  "ChannelWaits",
  "HoursOff",
  "FewSearches",
  "FewPeople",
  "GoodDays",
])
export type PacingReason = typeof PacingReason.Type

/** What an owner does about it: `Wait` is nothing. Ours. */
export const PacingAct = Schema.Literals(["Wait", "MendAd", "MoreHours", "MoreKeywords", "WiderAudience"])
export type PacingAct = typeof PacingAct.Type

/** What to do about each reason. */
export const actFor: Readonly<Record<PacingReason, PacingAct>> = {
  StartedLate: "Wait",
  ChannelRefused: "MendAd",
  ChannelWaits: "Wait",
  HoursOff: "MoreHours",
  FewSearches: "MoreKeywords",
  FewPeople: "WiderAudience",
  GoodDays: "Wait",
}

/**
 * The pace of a campaign's spend in minor units: on pace while it is no further from what ought to be spent than a tenth of that, or
 * than the money of a day, since networks spend more on some days than on others. Before a day's money ought to be spent it is too
 * early. `comesBack` is what its daily budget cannot spend any more. Ours.
 */
export const Pacing = Schema.Struct({
  state: PacingState,
  media: MinorUnits,
  expected: MinorUnits,
  spent: MinorUnits,
  reason: Schema.optionalKey(PacingReason),
  act: Schema.optionalKey(PacingAct),
  /** The channel that the reason is about. */
  channel: Schema.optionalKey(CampaignChannel),
  /** Days that passed before ads were shown. */
  lateDays: Schema.optionalKey(Schema.Int),
  comesBack: Schema.optionalKey(MinorUnits),
})
export type Pacing = typeof Pacing.Type

/** What a campaign's pace is read from. */
export interface PacingFacts {
  readonly campaign: Pick<
    Campaign,
    | "status"
    | "hours"
    | "region"
    | "startDate"
    | "endDate"
    | "budget"
    | "price"
    | "returned"
    | "spent"
    | "wentLiveAt"
    | "channels"
    | "budgetParts"
  >
  readonly spentByChannel: ReadonlyArray<{ readonly channel: CampaignChannel; readonly spend: MinorUnits }>
}

/** How far from what is expected a campaign still is on pace: a tenth, or a day's money. */
export const paceTolerance = (expected: MinorUnits, dailyBudget: MinorUnits): MinorUnits =>
  Math.max(Math.floor(expected / 10), dailyBudget)

/** The state of a spend beside an expectation. */
export const paceOf = (spent: MinorUnits, expected: MinorUnits, dailyBudget: MinorUnits): PacingState => {
  const tolerance = paceTolerance(expected, dailyBudget)
  if (spent > expected + tolerance) return "Ahead"
  if (expected < dailyBudget) return "TooEarly"
  return spent < expected - tolerance ? "Behind" : "OnPace"
}

type Explained = Pick<Pacing, "reason" | "channel" | "lateDays">

/** Days without any hour for ads, of the seven. */
const daysOff = ({ hours }: PacingFacts["campaign"]): number =>
  hours === undefined ? 0 : 7 - new Set(hours.map(({ weekday }) => weekday)).size

/** The channel that lacks most of what its share ought to have spent, and at least half of all that is missing. */
const slowChannel = ({ campaign, spentByChannel }: PacingFacts, expected: MinorUnits, missing: MinorUnits) => {
  const lacks = channelShares(campaign, expected).map(({ channel, part }) => ({
    channel,
    lacks: part - (spentByChannel.find((one) => one.channel === channel)?.spend ?? 0),
  }))
  const [slowest] = lacks.toSorted((one, other) => other.lacks - one.lacks)
  return slowest !== undefined && slowest.lacks * 2 >= missing ? slowest.channel : undefined
}

const whyBehind = (facts: PacingFacts, expected: MinorUnits, dailyBudget: MinorUnits): Explained => {
  const { campaign } = facts
  const missing = expected - campaign.spent
  const { timeZone } = regionFacts[campaign.region]
  const { wentLiveAt, startDate } = campaign
  const lateDays =
    wentLiveAt === undefined || startDate === undefined ? 0 : daysBetween(startDate, localDateAt(wentLiveAt, timeZone))
  if (lateDays > 0 && lateDays * dailyBudget * 2 >= missing) return { reason: "StartedLate", lateDays }
  const refused = campaign.channels.find(({ status }) => status === "Rejected" || status === "Failed")
  if (refused !== undefined) return { reason: "ChannelRefused", channel: refused.channel }
  const waiting = campaign.channels.find(({ status }) => status !== "Active" && status !== "Completed")
  if (waiting !== undefined) return { reason: "ChannelWaits", channel: waiting.channel }
  if (daysOff(campaign) > 0 && campaign.budget?.budgetType === "Daily") return { reason: "HoursOff" }
  const channel = slowChannel(facts, expected, missing)
  const bySearches = campaign.channels.every((one) => channelDefinitions[one.channel].targetsBy === "keywords")
  if (channel === undefined) return { reason: bySearches ? "FewSearches" : "FewPeople" }
  const isBySearches = channelDefinitions[channel].targetsBy === "keywords"
  return { reason: isBySearches ? "FewSearches" : "FewPeople", channel }
}

const stateOf = (
  { status, startDate, endDate, wentLiveAt }: PacingFacts["campaign"],
  today: string,
): PacingState | undefined => {
  if (status === "Completed" || status === "Archived" || (endDate !== undefined && endDate < today)) return "Over"
  if (status === "Paused" || status === "Rejected") return "Stands"
  if (status === "Draft" || (startDate !== undefined && startDate > today)) return "NotStarted"
  return status === "InReview" && wentLiveAt === undefined ? "NotStarted" : undefined
}

/** The pace of a campaign at an instant; undefined before it has a price, a budget and days. Ours. */
export const pacingOf = (facts: PacingFacts, now: number): Pacing | undefined => {
  const { campaign } = facts
  const { budget, price, returned, startDate, endDate, spent, region, hours } = campaign
  if (budget === undefined || price === undefined || startDate === undefined || endDate === undefined) return undefined
  const { timeZone } = regionFacts[region]
  const media = price.media + (returned?.media ?? 0)
  const { dailyBudget } = budget
  const plan = { media, dailyBudget, startDate, endDate, ...(hours !== undefined && { hours }) }
  const expected = expectedSpend(plan, Math.floor(localClock(timeZone)(now) / 60_000))
  const state = stateOf(campaign, localDateAt(now, timeZone)) ?? paceOf(spent, expected, dailyBudget)
  const told = { state, media, expected, spent }
  if (state === "Ahead") return { ...told, reason: "GoodDays", act: actFor.GoodDays }
  if (state !== "Behind") return told
  const why = whyBehind(facts, expected, dailyBudget)
  const act = why.reason === undefined ? undefined : actFor[why.reason]
  return {
    ...told,
    ...why,
    ...(act !== undefined && { act }),
    // A budget for the whole campaign is shared anew between the days that are left; a daily budget is not.
    ...(budget.budgetType === "Daily" && { comesBack: expected - spent }),
  }
}
