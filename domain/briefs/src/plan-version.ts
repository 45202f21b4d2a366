import { errorCode } from "@domain/errors"
import { BusinessProfileId, CampaignId, CurrencyCode, UserId } from "@domain/kernel"
import { requiredText } from "@domain/validation"
import { Result, Schema } from "effect"
import { PlanLine } from "./plan-line.ts"

/** What an approver said of a version, and the hash of what they read. */
export const PlanDecision = Schema.Struct({
  userId: UserId,
  decision: Schema.Literals(["approved", "rejected"]),
  comment: Schema.optionalKey(Schema.String),
  hash: Schema.String,
  at: Schema.Number,
})
export type PlanDecision = typeof PlanDecision.Type

/** A campaign that a line of an approved version became, in its business. */
export const LineCampaign = Schema.Struct({
  lineId: Schema.String,
  businessProfileId: BusinessProfileId,
  campaignId: CampaignId,
})
export type LineCampaign = typeof LineCampaign.Type

/**
 * A plan as it was sent for approval; its lines never change. Approvers decide in their order, until `deadlineAt`. Times are
 * epoch milliseconds. Ours; spec: states, "Brief plan: approve or reject with a comment".
 */
export const PlanVersion = Schema.Struct({
  version: Schema.Int,
  lines: Schema.Array(PlanLine),
  currency: CurrencyCode,
  hash: Schema.String,
  approverIds: Schema.Array(UserId),
  decisions: Schema.Array(PlanDecision),
  sentBy: UserId,
  sentAt: Schema.Number,
  deadlineAt: Schema.Number,
  /** Whether another version was sent before this one was decided. */
  isReplaced: Schema.optionalKey(Schema.Literal(true)),
  campaigns: Schema.optionalKey(Schema.Array(LineCampaign)),
})
export type PlanVersion = typeof PlanVersion.Type

/** What became of a version. */
export const VersionState = Schema.Literals(["waiting", "approved", "rejected", "replaced"])
export type VersionState = typeof VersionState.Type

/** A plan has no version with this number. Spec: error catalogue, 104. */
export class PlanVersionNotFound extends Schema.TaggedError<PlanVersionNotFound>()("PlanVersionNotFound", {
  errorCode: errorCode(104),
}) {}

/** The version was decided or replaced; a changed plan is another version. Spec: error catalogue, 110. */
export class PlanVersionDecided extends Schema.TaggedError<PlanVersionDecided>()("PlanVersionDecided", {
  errorCode: errorCode(110),
  state: VersionState,
}) {}

/** Another approver is next, or the caller is none. Spec: error catalogue, 110. */
export class NotTheNextApprover extends Schema.TaggedError<NotTheNextApprover>()("NotTheNextApprover", {
  errorCode: errorCode(110),
}) {}

/** What was approved is not this version. Spec: error catalogue, 1001. */
export class PlanVersionDiffers extends Schema.TaggedError<PlanVersionDiffers>()("PlanVersionDiffers", {
  errorCode: errorCode(1001),
}) {}

/** The plan was changed by somebody since it was read. Spec: error catalogue, 1001. */
export class PlanChanged extends Schema.TaggedError<PlanChanged>()("PlanChanged", { errorCode: errorCode(1001) }) {}

/** Only an approved version becomes campaigns. Spec: error catalogue, 110. */
export class PlanNotApproved extends Schema.TaggedError<PlanNotApproved>()("PlanNotApproved", {
  errorCode: errorCode(110),
}) {}

/** A plan with errors cannot be sent; `checks` are the keys of its errors. Spec: error catalogue, 111. */
export class PlanNotSendable extends Schema.TaggedError<PlanNotSendable>()("PlanNotSendable", {
  errorCode: errorCode(111),
  checks: Schema.Array(Schema.String),
}) {}

/** A rejection needs a comment. `key` is the field's message key. */
export class CommentRequired extends Schema.TaggedError<CommentRequired>()("CommentRequired", {
  errorCode: errorCode(102),
  key: Schema.String,
}) {}

type Decided = Pick<PlanVersion, "hash" | "approverIds" | "decisions" | "isReplaced">

/** Whether every approver, in order, approved exactly this version. */
const isApproved = ({ hash, approverIds, decisions }: Decided): boolean =>
  approverIds.length > 0 &&
  decisions.length === approverIds.length &&
  decisions.every((one, place) => one.decision === "approved" && one.hash === hash && one.userId === approverIds[place])

/** What became of a version by its decisions. */
export const versionState = (version: Decided): VersionState => {
  if (isApproved(version)) return "approved"
  if (version.decisions.some(({ decision }) => decision === "rejected")) return "rejected"
  return version.isReplaced === true ? "replaced" : "waiting"
}

/** The approver whose turn it is; undefined once a version is decided or replaced. */
export const nextApprover = (version: Decided): UserId | undefined =>
  versionState(version) === "waiting" ? version.approverIds[version.decisions.length] : undefined

/** The version with a decision of the next approver over what they read. */
export const decidedVersion = (
  version: PlanVersion,
  { comment = "", ...typed }: PlanDecision,
): Result.Result<PlanVersion, PlanVersionDecided | NotTheNextApprover | PlanVersionDiffers | CommentRequired> => {
  const state = versionState(version)
  if (state !== "waiting") return Result.fail(new PlanVersionDecided({ state }))
  if (nextApprover(version) !== typed.userId) return Result.fail(new NotTheNextApprover({}))
  if (typed.hash !== version.hash) return Result.fail(new PlanVersionDiffers({}))
  const words = requiredText(comment)
  if (typed.decision === "rejected" && Result.isFailure(words))
    return Result.fail(new CommentRequired({ key: words.failure.key }))
  const decision = { ...typed, ...(Result.isSuccess(words) && { comment: words.success }) }
  return Result.succeed({ ...version, decisions: [...version.decisions, decision] })
}

/** The newest approved version, by which a brief runs. */
export const approvedVersion = (versions: ReadonlyArray<PlanVersion>): PlanVersion | undefined =>
  versions
    .filter((version) => versionState(version) === "approved")
    .toSorted((one, other) => other.version - one.version)[0]
