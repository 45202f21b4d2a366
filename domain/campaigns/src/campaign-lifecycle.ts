import { Result } from "effect"
import type { PriceBreakdown } from "@domain/pricing"
import { addDays, type LocalDate, type Region } from "@domain/kernel"
import type { CampaignBudget } from "./budget.ts"
import type { Campaign, ChannelState } from "./campaign.ts"
import type { CampaignChannel } from "./campaign-channel.ts"
import { showsPicture } from "./channel-definitions.ts"
import { type CampaignDates, hasBegun, isOver } from "./campaign-dates.ts"
import { channelsToMend, mayMove } from "./campaign-moves.ts"
import { isDisabled } from "./campaign-status.ts"
import { endDatesFor } from "./end-date.ts"
import { CampaignDisabled, type CampaignMove, CampaignMoveNotAllowed, EndDateNotAllowed } from "./failures.ts"
import { reviewDueAt } from "./review-due.ts"

type Moved = Result.Result<Campaign, CampaignMoveNotAllowed>

/** When a move happens: the instant, and the day it is in the campaign's time zone. */
export interface Moment {
  readonly now: number
  readonly today: LocalDate
}

const refused = (campaign: Campaign, move: CampaignMove) =>
  Result.fail(new CampaignMoveNotAllowed({ campaignId: campaign.id, status: campaign.status, move }))

const moving = (campaign: Campaign, move: CampaignMove, next: () => Campaign): Moved =>
  mayMove(campaign, move) ? Result.succeed(next()) : refused(campaign, move)

const awake = ({ pauseReason: _reason, ...campaign }: Campaign): Campaign => campaign

/** What a launch fixes: what is spent, where, from when to when. */
export interface LaunchTerms {
  readonly region: Region
  readonly budget: CampaignBudget
  readonly price: PriceBreakdown
  readonly channels: ReadonlyArray<CampaignChannel>
  readonly objective: NonNullable<Campaign["objective"]>
  readonly pictureUrl?: string
  /** Days on which nobody reviews. */
  readonly holidays?: ReadonlyArray<LocalDate>
}

/** The wanted first day, or today when none is wanted or it has passed. */
const firstDayOf = (wanted: CampaignDates, today: LocalDate): LocalDate =>
  wanted.startDate !== undefined && wanted.startDate > today ? wanted.startDate : today

const waiting = (channel: CampaignChannel): ChannelState => ({ channel, status: "Waiting" })

/** Draft to InReview. The first day is the budget's, or today when that has passed; the last is counted from it. */
export const launch = (campaign: Campaign, terms: LaunchTerms, { now, today }: Moment): Moved =>
  moving(campaign, "launch", () => {
    const { budget } = terms
    const startDate = firstDayOf(budget, today)
    return {
      ...campaign,
      status: "InReview",
      region: terms.region,
      objective: terms.objective,
      budget,
      price: terms.price,
      channels: terms.channels.map(waiting),
      startDate,
      endDate: addDays(startDate, budget.days - 1),
      ...(terms.pictureUrl !== undefined && { pictureUrl: terms.pictureUrl }),
      submittedAt: now,
      reviewDueAt: reviewDueAt(now, terms.region, terms.holidays),
    }
  })

/** The refused channels wait to be made anew, a refused picture is gone; all else goes on as it is. */
const mended = (campaign: Campaign, review: Pick<Campaign, "submittedAt" | "reviewDueAt">): Campaign => {
  const { pictureUrl, ...kept } = campaign
  const isPictureKept = !showsPicture(channelsToMend(campaign))
  return {
    ...kept,
    ...(isPictureKept && pictureUrl !== undefined && { pictureUrl }),
    ...review,
    channels: campaign.channels.map((state) => (state.status === "Rejected" ? waiting(state.channel) : state)),
  }
}

/**
 * Rejected to InReview again, with the rejected or failed channels to be made anew and without the old ad's picture; dates
 * already over start today. A campaign that goes on keeps its status and dates: only what was refused is made anew.
 */
export const resubmit = (campaign: Campaign, { now, today }: Moment, holidays: ReadonlyArray<LocalDate> = []): Moved =>
  moving(campaign, "resubmit", () => {
    const review = { submittedAt: now, reviewDueAt: reviewDueAt(now, campaign.region, holidays) }
    if (campaign.status !== "Rejected") return mended(campaign, review)
    const { pictureUrl: _old, ...kept } = campaign
    const startDate = firstDayOf(campaign, today)
    return {
      ...kept,
      status: "InReview",
      channels: campaign.channels.map(({ channel }) => waiting(channel)),
      startDate,
      endDate: addDays(startDate, (campaign.budget?.days ?? 1) - 1),
      ...review,
    }
  })

const running = (campaign: Campaign, { now, today }: Moment): Campaign =>
  hasBegun(campaign, today)
    ? { ...campaign, status: "Active", wentLiveAt: campaign.wentLiveAt ?? now }
    : { ...campaign, status: "Approved" }

/** The networks let it run: Active from its first day on, Approved before. */
export const approve = (campaign: Campaign, moment: Moment): Moved =>
  moving(campaign, "approve", () => running(campaign, moment))

/** No channel may show it. The money stays locked for a resubmission. */
export const reject = (campaign: Campaign): Moved =>
  moving(campaign, "reject", () => ({ ...awake(campaign), status: "Rejected" }))

/** By its owner, or because its lock is used up. Spec: states, "Paused when funds are insufficient". */
export const pause = (campaign: Campaign, reason: "owner" | "insufficientFunds"): Moved =>
  moving(campaign, "pause", () => ({ ...campaign, status: "Paused", pauseReason: reason }))

const stoppable: ReadonlyArray<Campaign["status"]> = ["InReview", "Approved", "Active", "Paused"]

/** The payment that paid for it was taken back: whatever runs, waits or may run again stands still for good. Ours. */
export const stopForReversal = (campaign: Campaign): Campaign =>
  stoppable.includes(campaign.status) ? { ...campaign, status: "Paused", pauseReason: "paymentReversed" } : campaign

/**
 * Runs on, unless its last day has passed. Fails with CampaignDisabled when it is disabled; whether its money lasts is asked of
 * `isOutOfFunds`. Spec: states, "A disabled campaign cannot be activated".
 */
export const resume = (
  campaign: Campaign,
  moment: Moment,
): Result.Result<Campaign, CampaignMoveNotAllowed | CampaignDisabled> => {
  if (isDisabled(campaign)) return Result.fail(new CampaignDisabled({ campaignId: campaign.id }))
  return isOver(campaign, moment.today)
    ? refused(campaign, "resume")
    : moving(campaign, "resume", () => running(awake(campaign), moment))
}

/** Staff stop what runs or may run, until they enable it; one in review is rejected instead. Ours; the specification shows no way. */
export const disable = (campaign: Campaign): Moved =>
  moving(campaign, "disable", () => ({ ...campaign, status: "Paused", pauseReason: "disabled" }))

/** Staff let the owner resume it; it stays paused until then. Ours. */
export const enable = (campaign: Campaign): Moved =>
  moving(campaign, "enable", () => ({ ...campaign, pauseReason: "owner" }))

const ended = (channels: Campaign["channels"]): Campaign["channels"] =>
  channels.map((state) =>
    ["Active", "Paused", "InReview"].includes(state.status) ? { ...state, status: "Completed" as const } : state,
  )

/** What is over, or is given up before it ran, leaves the lists. Ours; the specification names the status only. */
export const archive = (campaign: Campaign): Moved =>
  moving(campaign, "archive", () => ({ ...campaign, status: "Archived", channels: ended(campaign.channels) }))

/** Its last day has passed; refused before that. */
export const complete = (campaign: Campaign, { today }: Moment): Moved => {
  if (!isOver(campaign, today)) return refused(campaign, "complete")
  return moving(campaign, "complete", () => ({
    ...awake(campaign),
    status: "Completed",
    channels: ended(campaign.channels),
  }))
}

/** A new last day, from today on. What that costs or gives back is told by `changeTerms`. Spec: states, "its end date changed". */
export const changeEndDate = (
  campaign: Campaign,
  endDate: LocalDate,
  { today }: Moment,
): Result.Result<Campaign, CampaignMoveNotAllowed | EndDateNotAllowed> => {
  if (!mayMove(campaign, "changeEndDate")) return refused(campaign, "changeEndDate")
  const { earliest, latest } = endDatesFor(campaign, today)
  return endDate < earliest || endDate > latest
    ? Result.fail(new EndDateNotAllowed({ earliest, latest }))
    : Result.succeed({ ...campaign, endDate })
}

/** Only a draft is deleted; succeeds with it. Spec: states, "Draft campaigns can be deleted". */
export const deleteDraft = (campaign: Campaign): Moved => moving(campaign, "delete", () => campaign)
