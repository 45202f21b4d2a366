import type { DayPart } from "@domain/budget"
import { Result } from "effect"
import type { PriceBreakdown } from "@domain/pricing"
import { addDays, type LocalDate, type Region } from "@domain/kernel"
import type { CampaignBudget } from "./budget.ts"
import type { Campaign, ChannelState } from "./campaign.ts"
import type { CampaignChannel } from "./campaign-channel.ts"
import { showsDesign } from "./channel-definitions.ts"
import { type CampaignDates, hasBegun, isOver } from "./campaign-dates.ts"
import { refusedChannelsOf, mayMove } from "./campaign-moves.ts"
import { isAccessLost, isDisabled } from "./campaign-status.ts"
import { endDatesFor } from "./end-date.ts"
import type { LaunchEstimate } from "./launch-estimate.ts"
import type { CountedResults } from "./result-kind.ts"
import { CampaignDisabled, type CampaignMove, CampaignMoveNotAllowed, EndDateNotAllowed } from "./failures.ts"
import { reviewDueAt, type ReviewTerms } from "./review-due.ts"

type Moved = Result.Result<Campaign, CampaignMoveNotAllowed>

/** The instant of a move and its day in the campaign's time zone. */
export interface Moment {
  readonly now: number
  readonly today: LocalDate
}

const refused = (campaign: Campaign, move: CampaignMove) =>
  Result.fail(new CampaignMoveNotAllowed({ campaignId: campaign.id, status: campaign.status, move }))

const moving = (campaign: Campaign, move: CampaignMove, next: () => Campaign): Moved =>
  mayMove(campaign, move) ? Result.succeed(next()) : refused(campaign, move)

const withoutPauseReason = ({ pauseReason: _reason, ...campaign }: Campaign): Campaign => campaign

/** What a launch fixes: the price, the channels and the dates. */
export interface LaunchTerms extends ReviewTerms {
  readonly region: Region
  readonly budget: CampaignBudget
  readonly price: PriceBreakdown
  readonly channels: ReadonlyArray<CampaignChannel>
  readonly objective: NonNullable<Campaign["objective"]>
  readonly pictureUrl?: string
  readonly hours?: ReadonlyArray<DayPart>
  readonly estimate?: LaunchEstimate
  readonly resultsAre?: CountedResults
}

/** The requested first day, or today if there is none or it has passed. */
const firstDayOf = (requested: CampaignDates, today: LocalDate): LocalDate =>
  requested.startDate !== undefined && requested.startDate > today ? requested.startDate : today

const waiting = (channel: CampaignChannel): ChannelState => ({ channel, status: "Waiting" })

/** Draft to InReview. The first day is the budget's, or today if that has passed; the last day is counted from it. */
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
      ...(terms.hours !== undefined && { hours: terms.hours }),
      ...(terms.estimate !== undefined && { estimate: terms.estimate }),
      ...(terms.resultsAre !== undefined && { resultsAre: terms.resultsAre }),
      submittedAt: now,
      reviewDueAt: reviewDueAt(now, terms.region, terms),
    }
  })

/** Resets the refused channels and drops a refused picture; everything else is unchanged. */
const resubmitted = (campaign: Campaign, review: Pick<Campaign, "submittedAt" | "reviewDueAt">): Campaign => {
  const { pictureUrl, ...withoutPicture } = campaign
  const isPictureKept = !showsDesign(refusedChannelsOf(campaign))
  return {
    ...withoutPicture,
    ...(isPictureKept && pictureUrl !== undefined && { pictureUrl }),
    ...review,
    channels: campaign.channels.map((state) => (state.status === "Rejected" ? waiting(state.channel) : state)),
  }
}

/**
 * Rejected to InReview again: rejected and failed channels are reset, the old ad's picture is dropped, and past dates
 * start today. A running campaign keeps its status and dates; only its refused channels are reset.
 */
export const resubmit = (campaign: Campaign, { now, today }: Moment, terms: ReviewTerms = {}): Moved =>
  moving(campaign, "resubmit", () => {
    const review = { submittedAt: now, reviewDueAt: reviewDueAt(now, campaign.region, terms) }
    if (campaign.status !== "Rejected") return resubmitted(campaign, review)
    const { pictureUrl: _old, ...withoutPicture } = campaign
    const startDate = firstDayOf(campaign, today)
    return {
      ...withoutPicture,
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

/** The networks approved it: Active from its first day, Approved before. */
export const approve = (campaign: Campaign, moment: Moment): Moved =>
  moving(campaign, "approve", () => running(campaign, moment))

/** No channel may show it. The money stays locked for a resubmission. */
export const reject = (campaign: Campaign): Moved =>
  moving(campaign, "reject", () => ({ ...withoutPauseReason(campaign), status: "Rejected" }))

/** Pauses for its owner, because its funds are used up, or without access to its page. Spec: states, "Paused when funds are insufficient". */
export const pause = (campaign: Campaign, reason: "owner" | "insufficientFunds" | "accessLost"): Moved =>
  moving(campaign, "pause", () => ({ ...campaign, status: "Paused", pauseReason: reason }))

const stoppable: ReadonlyArray<Campaign["status"]> = ["InReview", "Approved", "Active", "Paused"]

/** Stops a campaign for good because its payment was reversed. Ours. */
export const stopForReversal = (campaign: Campaign): Campaign =>
  stoppable.includes(campaign.status) ? { ...campaign, status: "Paused", pauseReason: "paymentReversed" } : campaign

/**
 * Resumes a campaign before its last day ends. Fails with CampaignDisabled when it is disabled; `isOutOfFunds` decides
 * about money. Spec: states, "A disabled campaign cannot be activated".
 */
export const resume = (
  campaign: Campaign,
  moment: Moment,
): Result.Result<Campaign, CampaignMoveNotAllowed | CampaignDisabled> => {
  if (isDisabled(campaign)) return Result.fail(new CampaignDisabled({ campaignId: campaign.id }))
  return isOver(campaign, moment.today)
    ? refused(campaign, "resume")
    : moving(campaign, "resume", () => running(withoutPauseReason(campaign), moment))
}

/**
 * Pauses a running campaign whose page lets the platform advertise no more, and resumes it once the page does again. Pauses of
 * another cause stay. Ours.
 */
export const followAccess = (campaign: Campaign, hasAccess: boolean, moment: Moment): Campaign => {
  if (!hasAccess) return Result.getOrElse(pause(campaign, "accessLost"), () => campaign)
  return isAccessLost(campaign) ? running(withoutPauseReason(campaign), moment) : campaign
}

/**
 * Staff stop a launched campaign until they enable it; one in review is rejected instead. Ours; the specification shows
 * no way.
 */
export const disable = (campaign: Campaign): Moved =>
  moving(campaign, "disable", () => ({ ...campaign, status: "Paused", pauseReason: "disabled" }))

/** Staff allow the owner to resume a disabled campaign, which stays paused until then. Ours. */
export const enable = (campaign: Campaign): Moved =>
  moving(campaign, "enable", () => ({ ...campaign, pauseReason: "owner" }))

const ended = (channels: Campaign["channels"]): Campaign["channels"] =>
  channels.map((state) =>
    ["Active", "Paused", "InReview", "Waiting"].includes(state.status)
      ? { ...state, status: "Completed" as const }
      : state,
  )

/** Removes an ended or unlaunched campaign from the lists. Ours; the specification names only the status. */
export const archive = (campaign: Campaign): Moved =>
  moving(campaign, "archive", () => ({
    ...campaign,
    status: "Archived",
    ...(campaign.status === "Completed" && { archivedFrom: "Completed" }),
    channels: ended(campaign.channels),
  }))

/** Brings an archived campaign that had ended back to the lists as it was. Ours. */
export const restore = (campaign: Campaign): Moved =>
  moving(campaign, "restore", () => {
    const { archivedFrom = campaign.status, ...restored } = campaign
    return { ...restored, status: archivedFrom }
  })

/** Completes a campaign whose last day has passed; refused before. */
export const complete = (campaign: Campaign, { today }: Moment): Moved => {
  if (!isOver(campaign, today)) return refused(campaign, "complete")
  return moving(campaign, "complete", () => ({
    ...withoutPauseReason(campaign),
    status: "Completed",
    channels: ended(campaign.channels),
  }))
}

/** Ends a launched campaign for good before its last day, which becomes today, or its first day where it has not begun. Ours. */
export const end = (campaign: Campaign, { today }: Moment): Moved =>
  moving(campaign, "end", () => {
    const { startDate = today, endDate = today } = campaign
    const lastDay = startDate > today ? startDate : today
    return {
      ...withoutPauseReason(campaign),
      status: "Completed",
      endDate: endDate < lastDay ? endDate : lastDay,
      channels: ended(campaign.channels),
    }
  })

/**
 * Sets a new last day from today on; `changeTerms` computes the cost or refund. Spec: states, "its end date changed".
 */
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

/** Succeeds only for a draft, which can be deleted. Spec: states, "Draft campaigns can be deleted". */
export const deleteDraft = (campaign: Campaign): Moved => moving(campaign, "delete", () => campaign)

/** The paid budget of a campaign may be changed until it is launched; what a refused one had paid for stays as it is. Ours. */
export const reopenBudget = (campaign: Campaign): Moved =>
  campaign.status === "Draft" ? Result.succeed(campaign) : refused(campaign, "edit")

/** A draft is launched from another session from now on. Spec: calls C10. */
export const linkSession = (campaign: Campaign, sessionId: Campaign["sessionId"]): Moved =>
  campaign.status === "Draft" ? Result.succeed({ ...campaign, sessionId }) : refused(campaign, "edit")
