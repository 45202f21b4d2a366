import { errorCode } from "@domain/errors"
import type { PriceBreakdown } from "@domain/pricing"
import { collectFailures, requiredText, tidyText } from "@domain/validation"
import { Result, Schema } from "effect"
import { type SharedSession } from "./wire/wire-session.ts"

/** What a client says of a summary. Ours. */
export const SummaryDecisionKind = Schema.Literals(["Approved", "ChangeRequested", "Declined"])
export type SummaryDecisionKind = typeof SummaryDecisionKind.Type

/** A part of the summary that a change is asked for. */
export const SummarySection = Schema.Literals(["business", "creative", "targeting", "budget"])
export type SummarySection = typeof SummarySection.Type

/** A client's decision; `decidedAt` is epoch milliseconds, and one of an earlier version of the summary is not current. */
export const SummaryDecision = Schema.Struct({
  kind: SummaryDecisionKind,
  approverName: Schema.String,
  section: Schema.optionalKey(SummarySection),
  comment: Schema.optionalKey(Schema.String),
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

/** What a decision is about: all that the summary shows of the ads and what they cost. */
export const decidedContent = (
  { business, creative, targeting, budget }: SharedSession,
  price: PriceBreakdown | undefined,
): object => ({ business, creative, targeting, budget, ...(price !== undefined && { price }) })

/** Checks what a client wrote: a name always, and words with a wanted change. */
export const checkedDecision = (
  kind: SummaryDecisionKind,
  { approverName, comment = "" }: { readonly approverName: string; readonly comment?: string },
) =>
  Result.map(
    collectFailures({
      approverName: requiredText(approverName),
      comment: kind === "ChangeRequested" ? requiredText(comment) : Result.succeed(tidyText(comment)),
    }),
    (checked) => ({
      kind,
      approverName: checked.approverName,
      ...(checked.comment !== "" && { comment: checked.comment }),
    }),
  )

/**
 * The state of a summary by its decisions, newest first. Only each approver's last one on the present version counts; one that
 * declines outweighs a wanted change, and that an approval.
 */
export const approvalState = (
  decisions: ReadonlyArray<Pick<SummaryDecision, "kind" | "approverName" | "isCurrent">>,
): ApprovalState => {
  const latest = new Map<string, SummaryDecisionKind>()
  for (const { kind, approverName, isCurrent } of decisions) {
    const approver = approverName.toLowerCase()
    if (isCurrent && !latest.has(approver)) latest.set(approver, kind)
  }
  const kinds = [...latest.values()]
  return (["Declined", "ChangeRequested", "Approved"] as const).find((kind) => kinds.includes(kind)) ?? "Open"
}
