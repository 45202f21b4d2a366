import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { CampaignId } from "@domain/kernel"

/**
 * How far the client's approval of an agent's campaign has come. `PartlyApproved` waits for further approvers, and `Void` was
 * approved before the campaign changed. Ours.
 */
export const ApprovalStanding = Schema.Literals([
  "NotAsked",
  "Sent",
  "Viewed",
  "PartlyApproved",
  "Approved",
  "ChangeRequested",
  "Declined",
  "Void",
])
export type ApprovalStanding = typeof ApprovalStanding.Type

/** A launch of an agent's campaign that its client has not approved as it is; `changedParts` differ from what was decided on. Ours. */
export class ApprovalMissing extends Schema.TaggedError<ApprovalMissing>()("ApprovalMissing", {
  errorCode: errorCode(1032),
  campaignId: CampaignId,
  standing: ApprovalStanding,
  changedParts: Schema.Array(Schema.String),
}) {}

/** A client's approval as a launch asks for it. */
export interface LaunchApproval {
  /** Whether the launch needs one: an agent's campaign does, an owner's own does not. */
  readonly isNeeded: boolean
  readonly standing: ApprovalStanding
  readonly changedParts: ReadonlyArray<string>
}

/** Lets a launch pass that needs no approval or has one; else fails with where it stands. Ours; spec: error catalogue, 1032. */
export const approvedLaunch = (
  campaignId: CampaignId,
  { isNeeded, standing, changedParts }: LaunchApproval,
): Result.Result<void, ApprovalMissing> =>
  !isNeeded || standing === "Approved"
    ? Result.succeed(undefined)
    : Result.fail(new ApprovalMissing({ campaignId, standing, changedParts }))
