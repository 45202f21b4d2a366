import { Result } from "effect"
import type { PriceBreakdown } from "@domain/pricing"
import { addDays, type LocalDate, type Region } from "@domain/kernel"
import type { CampaignBudget } from "./budget.ts"
import type { Campaign, CampaignStatus, ChannelState } from "./campaign.ts"
import type { CampaignChannel } from "./campaign-channel.ts"
import { endDatesFor } from "./end-date.ts"
import { type CampaignMove, CampaignMoveNotAllowed, EndDateNotAllowed } from "./failures.ts"
import { reviewDueAt } from "./review-due.ts"

type Moved = Result.Result<Campaign, CampaignMoveNotAllowed>

/** When a move happens: the instant, and the day it is in the campaign's time zone. */
export interface Moment {
  readonly now: number
  readonly today: LocalDate
}

/** The statuses from which each move may start; every other start is refused. Spec: states, campaign statuses. */
export const movesFrom: Readonly<Record<CampaignMove, ReadonlyArray<CampaignStatus>>> = {
  launch: ["Draft"],
  resubmit: ["Rejected"],
  approve: ["InReview", "Rejected", "Approved"],
  reject: ["InReview", "Approved", "Active", "Paused"],
  pause: ["Active", "Approved"],
  resume: ["Paused"],
  complete: ["Active", "Approved", "Paused"],
  changeEndDate: ["InReview", "Approved", "Active", "Paused"],
  delete: ["Draft"],
  edit: ["Draft", "Rejected"],
}

/** Whether the campaign's status lets the move start. */
export const mayMove = (campaign: Pick<Campaign, "status">, move: CampaignMove): boolean =>
  movesFrom[move].includes(campaign.status)

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
}

const waiting = (channel: CampaignChannel): ChannelState => ({ channel, status: "Waiting" })

/** Draft to InReview. The first day is the budget's, or today when that has passed; the last is counted from it. */
export const launch = (campaign: Campaign, terms: LaunchTerms, { now, today }: Moment): Moved =>
  moving(campaign, "launch", () => {
    const { budget } = terms
    const startDate = budget.startDate !== undefined && budget.startDate > today ? budget.startDate : today
    return {
      ...campaign,
      status: "InReview",
      objective: terms.objective,
      budget,
      price: terms.price,
      channels: terms.channels.map(waiting),
      startDate,
      endDate: addDays(startDate, budget.days - 1),
      ...(terms.pictureUrl !== undefined && { pictureUrl: terms.pictureUrl }),
      submittedAt: now,
      reviewDueAt: reviewDueAt(now, terms.region),
    }
  })

/** Rejected to InReview again, with the rejected or failed channels to be made anew; dates already over start today. */
export const resubmit = (campaign: Campaign, region: Region, { now, today }: Moment): Moved =>
  moving(campaign, "resubmit", () => {
    const startDate = campaign.startDate !== undefined && campaign.startDate > today ? campaign.startDate : today
    return {
      ...campaign,
      status: "InReview",
      channels: campaign.channels.map(({ channel }) => waiting(channel)),
      startDate,
      endDate: addDays(startDate, (campaign.budget?.days ?? 1) - 1),
      submittedAt: now,
      reviewDueAt: reviewDueAt(now, region),
    }
  })

/** The networks let it run: Active from its first day on, Approved before. */
export const approve = (campaign: Campaign, { now, today }: Moment): Moved =>
  moving(campaign, "approve", () => {
    const begun = campaign.startDate === undefined || campaign.startDate <= today
    return begun
      ? { ...campaign, status: "Active", wentLiveAt: campaign.wentLiveAt ?? now }
      : { ...campaign, status: "Approved" }
  })

/** No channel may show it. The money stays locked for a resubmission. */
export const reject = (campaign: Campaign): Moved =>
  moving(campaign, "reject", () => ({ ...awake(campaign), status: "Rejected" }))

/** By its owner, or because its lock is used up. Spec: states, "Paused when funds are insufficient". */
export const pause = (campaign: Campaign, reason: "owner" | "insufficientFunds"): Moved =>
  moving(campaign, "pause", () => ({ ...campaign, status: "Paused", pauseReason: reason }))

/** Runs on, unless its last day has passed. */
export const resume = (campaign: Campaign, { now, today }: Moment): Moved => {
  const over = campaign.endDate !== undefined && campaign.endDate < today
  if (over || !mayMove(campaign, "resume")) return refused(campaign, "resume")
  const begun = campaign.startDate === undefined || campaign.startDate <= today
  const next = { ...awake(campaign), status: begun ? ("Active" as const) : ("Approved" as const) }
  return Result.succeed(begun ? { ...next, wentLiveAt: campaign.wentLiveAt ?? now } : next)
}

/** Its last day has passed; refused before that. */
export const complete = (campaign: Campaign, { today }: Moment): Moved => {
  const over = campaign.endDate !== undefined && campaign.endDate < today
  if (!over) return refused(campaign, "complete")
  return moving(campaign, "complete", () => ({
    ...awake(campaign),
    status: "Completed",
    channels: campaign.channels.map((state) =>
      ["Active", "Paused", "InReview"].includes(state.status) ? { ...state, status: "Completed" as const } : state,
    ),
  }))
}

/** A new last day within what the budget's type allows. Spec: validation, "Daily-budget campaigns last at least 1 week". */
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
