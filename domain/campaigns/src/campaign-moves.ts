import { type CampaignStatus, isDisabled, type PauseFacts } from "./campaign-status.ts"
import type { CampaignMove } from "./failures.ts"

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
  disable: ["Approved", "Active", "Paused"],
  enable: ["Paused"],
  archive: ["InReview", "Rejected", "Completed"],
}

/** The moves that a disabled campaign may still make; none of them activates it. Spec: states, "A disabled campaign cannot be activated". */
export const movesOfDisabled: ReadonlyArray<CampaignMove> = ["enable", "complete", "changeEndDate"]

/** Whether the campaign's status lets the move start; only a disabled campaign can be enabled. */
export const mayMove = (campaign: PauseFacts, move: CampaignMove): boolean =>
  movesFrom[move].includes(campaign.status) &&
  (isDisabled(campaign) ? movesOfDisabled.includes(move) : move !== "enable")
