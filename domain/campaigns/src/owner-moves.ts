import { Result } from "effect"
import { type CampaignMoney, isOutOfFunds } from "./campaign-funds.ts"
import { mayMove, type MoveFacts } from "./campaign-moves.ts"
import { type CampaignMove, CampaignMoveNotOffered } from "./failures.ts"

/** What an owner can do to a campaign, in the order it is offered; the other moves are the networks' and the staff's. */
export const ownerMoves = [
  "edit",
  "launch",
  "resubmit",
  "pause",
  "resume",
  "changeEndDate",
  "archive",
  "delete",
] as const satisfies ReadonlyArray<CampaignMove>
/** One of an owner's moves. */
export type OwnerMove = (typeof ownerMoves)[number]

/** What the portal allows. Spec: roles, "Portal flags toggle signup, launch, schedule editing". */
export interface PortalRights {
  readonly isCampaignLaunchDisabled: boolean
  readonly isScheduleEditEnabled: boolean
}

const allows = (move: OwnerMove, rights: PortalRights): boolean => {
  if (move === "launch" || move === "resubmit") return !rights.isCampaignLaunchDisabled
  return move !== "changeEndDate" || rights.isScheduleEditEnabled
}

/** Nothing if the portal lets owners make this move, whatever the campaign's status says; else `CampaignMoveNotOffered`. */
export const offeredMove = (move: OwnerMove, rights: PortalRights): Result.Result<void, CampaignMoveNotOffered> =>
  allows(move, rights) ? Result.void : Result.fail(new CampaignMoveNotOffered({ move }))

/** The moves to offer an owner: those that the campaign's status and channels, its money and the portal all allow. */
export const ownerMovesOf = (campaign: MoveFacts & CampaignMoney, rights: PortalRights): ReadonlyArray<OwnerMove> =>
  ownerMoves.filter(
    (move) => mayMove(campaign, move) && allows(move, rights) && (move !== "resume" || !isOutOfFunds(campaign)),
  )
