import { canonicalJson } from "@domain/creatives"
import { errorCode } from "@domain/errors"
import type { PriceBreakdown } from "@domain/pricing"
import type { ApprovalStanding } from "@domain/campaigns"
import { collectFailures, refuse, requiredText, tidyText } from "@domain/validation"
import { Result, Schema } from "effect"
import { ApproverId, type NamedApprovers, nobodyNamed } from "./summary-approvers.ts"
import type { SignupSession } from "./signup-session.ts"
import { type SharedSession } from "./wire/wire-session.ts"

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

/** The same as kept: `doneAt` (epoch milliseconds) is when whoever prepared the campaign had dealt with it. */
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

/** The summary is no longer the one that was decided on; `shownHash` is of the one that is shown now. Ours; spec: error catalogue, 1001. */
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
  DecidedPart.literals.filter((part) => canonicalJson([before[part] ?? null]) !== canonicalJson([now[part] ?? null]))

/** What a decision is about: all that the summary shows of the ads and what they cost. */
export const decidedContent = (
  { business, creative, targeting, budget }: SharedSession,
  price: PriceBreakdown | undefined,
): DecidedContent => ({ business, creative, targeting, budget, ...(price !== undefined && { price }) })

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

type Choice = Pick<SummaryDecision, "kind" | "approverName" | "approverId"> & {
  readonly comments: ReadonlyArray<WrittenComment>
}

/** Tells approvers apart: those whom the link was sent to by themselves, others by the name that they typed. */
const approverOf = ({ approverId, approverName }: Pick<Choice, "approverId" | "approverName">): string =>
  approverId === undefined ? `by link ${approverName.toLowerCase()}` : String(approverId)

const wordsOf = ({ comments }: Pick<Choice, "comments">): string =>
  canonicalJson(comments.map(({ section, comment }) => [section ?? "", comment]))

/** Whether an approver's last decision on the present version, of these newest first, says the same already. */
export const isRepeated = (
  decisions: ReadonlyArray<Choice & Pick<SummaryDecision, "isCurrent">>,
  choice: Choice,
): boolean => {
  const last = decisions.find((one) => one.isCurrent && approverOf(one) === approverOf(choice))
  return last !== undefined && last.kind === choice.kind && wordsOf(last) === wordsOf(choice)
}

type Counted = Pick<SummaryDecision, "kind" | "approverName" | "approverId" | "isCurrent">

/**
 * Each approver's last decision on the present version, of these newest first. As soon as somebody is named, a copied link's
 * decisions count for nothing, so that nobody decides in another's place.
 */
export const standingDecisions = <Decision extends Counted>(
  decisions: ReadonlyArray<Decision>,
  { approvers }: NamedApprovers = nobodyNamed,
): ReadonlyArray<Decision> => {
  const named = new Set(approvers.map(({ approverId }) => approverId))
  const counts = ({ approverId }: Decision) =>
    named.size === 0 ? approverId === undefined : approverId !== undefined && named.has(approverId)
  const latest = new Map<string, Decision>()
  for (const decision of decisions) {
    const approver = approverOf(decision)
    if (decision.isCurrent && counts(decision) && !latest.has(approver)) latest.set(approver, decision)
  }
  return [...latest.values()]
}

/**
 * The state of a summary by its decisions, newest first. One that declines outweighs a wanted change, and that an approval; where
 * all named approvers must approve, it is open until the last one does.
 */
export const approvalState = (
  decisions: ReadonlyArray<Counted>,
  named: NamedApprovers = nobodyNamed,
): ApprovalState => {
  const kinds = standingDecisions(decisions, named).map(({ kind }) => kind)
  const objection = (["Declined", "ChangeRequested"] as const).find((kind) => kinds.includes(kind))
  if (objection !== undefined) return objection
  const awaited = named.rule === "All" ? Math.max(1, named.approvers.length) : 1
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
  if (decisions.some(({ kind, isCurrent }) => kind === "Approved" && !isCurrent)) return "Void"
  return isViewed ? "Viewed" : isSent ? "Sent" : "NotAsked"
}

/** Whether a launch needs the client's approval: an agent's campaign does. Spec: roles, "flagged by agentid". */
export const needsApproval = ({ flavour }: Pick<SignupSession, "flavour">): boolean => flavour === "agent"
