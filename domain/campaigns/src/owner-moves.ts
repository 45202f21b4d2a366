import { Result } from "effect"
import { type CampaignMoney, isOutOfFunds } from "./campaign-funds.ts"
import { mayMove, type MoveFacts } from "./campaign-moves.ts"
import { type CampaignMove, CampaignMoveNotOffered } from "./failures.ts"

/** The moves of an owner, in the order offered; networks and staff make the others. */
export const ownerMoves = [
  "edit",
  "launch",
  "resubmit",
  "pause",
  "resume",
  "changeAd",
  "changeEndDate",
  "end",
  "archive",
  "restore",
  "delete",
] as const satisfies ReadonlyArray<CampaignMove>
/** One of an owner's moves. */
export type OwnerMove = (typeof ownerMoves)[number]

/** The moves that the portal allows. Spec: roles, "Portal flags toggle signup, launch, schedule editing". */
export interface PortalRights {
  readonly isCampaignLaunchDisabled: boolean
  readonly isScheduleEditEnabled: boolean
}

const allows = (move: OwnerMove, rights: PortalRights): boolean => {
  if (move === "launch" || move === "resubmit" || move === "changeAd") return !rights.isCampaignLaunchDisabled
  return move !== "changeEndDate" || rights.isScheduleEditEnabled
}

/** Succeeds if the portal lets owners make this move, whatever the campaign's status; else `CampaignMoveNotOffered`. */
export const offeredMove = (move: OwnerMove, rights: PortalRights): Result.Result<void, CampaignMoveNotOffered> =>
  allows(move, rights) ? Result.void : Result.fail(new CampaignMoveNotOffered({ move }))

/** The moves to offer an owner: allowed by the campaign's status and channels, its funds and the portal. */
export const ownerMovesOf = (campaign: MoveFacts & CampaignMoney, rights: PortalRights): ReadonlyArray<OwnerMove> =>
  ownerMoves.filter(
    (move) => mayMove(campaign, move) && allows(move, rights) && (move !== "resume" || !isOutOfFunds(campaign)),
  )
