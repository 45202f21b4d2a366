import { canonicalJson } from "@domain/creatives"
import { errorCode } from "@domain/errors"
import type { PriceBreakdown } from "@domain/pricing"
import { type ApprovalStanding, type CampaignPlan, differingParts } from "@domain/campaigns"
import { collectFailures, refuse, requiredText, tidyText } from "@domain/validation"
import { Result, Schema } from "effect"
import { ApproverId, isAsked, type NamedApprovers, nobodyNamed } from "./summary-approvers.ts"
import type { SignupSession } from "./signup-session.ts"

/** A client's comment on a summary. */
export const CommentId = Schema.Int.check(Schema.isGreaterThan(0)).pipe(Schema.brand("CommentId"))
export type CommentId = typeof CommentId.Type

/** What a client says of a summary. Ours. */
export const SummaryDecisionKind = Schema.Literals(["Approved", "ChangeRequested", "Declined"])
export type SummaryDecisionKind = typeof SummaryDecisionKind.Type

/** A part of the summary that a change is asked for. */
export const SummarySection = Schema.Literals(["business", "creative", "targeting", "budget"])
export type SummarySection = typeof SummarySection.Type

/** A client's words on a section, or on the whole campaign. */
export const WrittenComment = Schema.Struct({
  section: Schema.optionalKey(SummarySection),
  comment: Schema.String.check(Schema.isMaxLength(2_000)),
})
export type WrittenComment = typeof WrittenComment.Type

/** A stored comment: `doneAt` (epoch milliseconds) is when whoever prepared the campaign had dealt with it. */
export const SummaryComment = Schema.Struct({
  ...WrittenComment.fields,
  commentId: CommentId,
  doneAt: Schema.optionalKey(Schema.Number),
})
export type SummaryComment = typeof SummaryComment.Type

/**
 * A client's decision; `decidedAt` is epoch milliseconds, and one of an earlier version of the summary is not current. One by a
 * link that was copied, not sent, has no approver.
 */
export const SummaryDecision = Schema.Struct({
  kind: SummaryDecisionKind,
  approverName: Schema.String,
  approverId: Schema.optionalKey(ApproverId),
  comments: Schema.Array(SummaryComment),
  decidedAt: Schema.Number,
  isCurrent: Schema.Boolean,
})
export type SummaryDecision = typeof SummaryDecision.Type

/** How a summary stands with its approvers. */
export const ApprovalState = Schema.Literals(["Open", "Approved", "ChangeRequested", "Declined"])
export type ApprovalState = typeof ApprovalState.Type

/**
 * The summary has changed since it was decided on; `shownHash` is the hash of the summary that is shown now. Ours;
 * spec: error catalogue, 1001.
 */
export class SummaryChanged extends Schema.TaggedError<SummaryChanged>()("SummaryChanged", {
  errorCode: errorCode(1001),
  shownHash: Schema.String,
}) {}

/** A decision by whoever prepared the campaign, who cannot decide for the client. Ours; spec: error catalogue, 1006. */
export class OwnSummary extends Schema.TaggedError<OwnSummary>()("OwnSummary", {
  errorCode: errorCode(1006),
}) {}

/** A part of what a decision is about. */
export const DecidedPart = Schema.Literals([...SummarySection.literals, "price"])
export type DecidedPart = typeof DecidedPart.Type

/** What a decision is about, by part; one without a budget has no price. */
export type DecidedContent = Readonly<Partial<Record<DecidedPart, unknown>>>

/** The parts that differ between what was decided on and what is shown now. */
export const changedParts = (before: DecidedContent, now: DecidedContent): ReadonlyArray<DecidedPart> =>
  differingParts(DecidedPart.literals, before, now)

/** What a decision is about: all that the summary shows of the ads and what they cost, not what its proposals were read from. */
export const decidedContent = (
  {
    business: { websitePages: _pages, websiteClaims: _claims, ...business },
    contact,
    creative,
    targeting,
    budget,
  }: CampaignPlan,
  price: PriceBreakdown | undefined,
): DecidedContent => ({
  business: { ...business, ...contact },
  creative,
  targeting,
  budget,
  ...(price !== undefined && { price }),
})

/** Checks what a client wrote: a name always, words with a wanted change, and no section named without words. */
export const checkedDecision = (
  kind: SummaryDecisionKind,
  { approverName, comments }: { readonly approverName: string; readonly comments: ReadonlyArray<WrittenComment> },
) => {
  const written = comments.map((one) => ({ ...one, comment: tidyText(one.comment) }))
  const words = written.map(({ comment }) => comment)
  const isSaid = kind !== "ChangeRequested" || (words.length > 0 && words.every((comment) => comment !== ""))
  return Result.map(
    collectFailures({
      approverName: requiredText(approverName),
      comments: isSaid
        ? Result.succeed(written.filter(({ comment }) => comment !== ""))
        : refuse("validation.required"),
    }),
    (checked) => ({ kind, ...checked }),
  )
}

/** Whether a decision was made after somebody was asked again; always where they were asked once. */
const isSince = ({ decidedAt }: Pick<SummaryDecision, "decidedAt">, askedAgainAt = -Infinity): boolean =>
  decidedAt > askedAgainAt

type Choice = Pick<SummaryDecision, "kind" | "approverName" | "approverId"> & {
  readonly comments: ReadonlyArray<WrittenComment>
}

/** Tells approvers apart: those whom the link was sent to by themselves, others by the name that they typed. */
const approverOf = ({ approverId, approverName }: Pick<Choice, "approverId" | "approverName">): string =>
  approverId === undefined ? `by link ${approverName.toLowerCase()}` : String(approverId)

const wordsOf = ({ comments }: Pick<Choice, "comments">): string =>
  canonicalJson(comments.map(({ section, comment }) => [section ?? "", comment]))

/** Whether an approver's last decision on the present version, of these newest first, says the same since they were asked anew. */
export const isRepeated = (
  decisions: ReadonlyArray<Choice & Pick<SummaryDecision, "isCurrent" | "decidedAt">>,
  choice: Choice,
  askedAgainAt?: number,
): boolean => {
  const last = decisions.find((one) => one.isCurrent && approverOf(one) === approverOf(choice))
  const isSame = last !== undefined && last.kind === choice.kind && wordsOf(last) === wordsOf(choice)
  return isSame && isSince(last, askedAgainAt)
}

type Counted = Pick<SummaryDecision, "kind" | "approverName" | "approverId" | "isCurrent" | "decidedAt">

/** The last decision of each approver on the present version, of these newest first; of copied links every objection, too. */
const lastDecisions = <Decision extends Counted>(decisions: ReadonlyArray<Decision>): ReadonlyArray<Decision> => {
  const seen = new Set<string>()
  return decisions.filter((decision) => {
    if (!decision.isCurrent) return false
    if (decision.approverId === undefined) return decision.kind !== "Approved"
    const approver = approverOf(decision)
    const isLast = !seen.has(approver)
    seen.add(approver)
    return isLast
  })
}

/**
 * The decisions that count, of these newest first. Only somebody who is asked by name approves; an objection by name stands until
 * its author decides anew or the campaign changes, and one by a copied link while nobody is asked by name. Ours.
 */
export const standingDecisions = <Decision extends Counted>(
  decisions: ReadonlyArray<Decision>,
  { approvers }: NamedApprovers = nobodyNamed,
): ReadonlyArray<Decision> => {
  const sent = new Map(approvers.map((approver) => [approver.approverId, approver]))
  const isSomebodyAsked = approvers.some(isAsked)
  return lastDecisions(decisions).filter((decision) => {
    if (decision.approverId === undefined) return !isSomebodyAsked
    const approver = sent.get(decision.approverId)
    if (approver === undefined) return false
    return decision.kind !== "Approved" || (isAsked(approver) && isSince(decision, approver.askedAgainAt))
  })
}

/**
 * The state of a summary by its decisions, newest first. One that declines outweighs a wanted change, and that an approval; it is
 * open until everybody who is asked has approved, or one where that is enough.
 */
export const approvalState = (
  decisions: ReadonlyArray<Counted>,
  named: NamedApprovers = nobodyNamed,
): ApprovalState => {
  const kinds = standingDecisions(decisions, named).map(({ kind }) => kind)
  const objection = (["Declined", "ChangeRequested"] as const).find((kind) => kinds.includes(kind))
  if (objection !== undefined) return objection
  const awaited = named.rule === "All" ? Math.max(1, named.approvers.filter(isAsked).length) : 1
  return kinds.length >= awaited ? "Approved" : "Open"
}

/** How far the approval of a summary has come, as its launch and its agent ask. */
export const approvalStanding = (
  decisions: ReadonlyArray<Counted>,
  named: NamedApprovers,
  { isSent, isViewed }: { readonly isSent: boolean; readonly isViewed: boolean },
): ApprovalStanding => {
  const state = approvalState(decisions, named)
  if (state !== "Open") return state
  if (standingDecisions(decisions, named).length > 0) return "PartlyApproved"
  if (decisions.some(({ kind, approverId }) => kind === "Approved" && approverId !== undefined)) return "Void"
  return isViewed ? "Viewed" : isSent ? "Sent" : "NotAsked"
}

/**
 * Whether a launch needs the client's approval: an agent's campaign does, and so does every campaign of a business that an agent
 * began. Spec: roles, "flagged by agentid".
 */
export const needsApproval = ({ flavour }: Pick<SignupSession, "flavour">, isAgentsClient: boolean): boolean =>
  flavour === "agent" || isAgentsClient
