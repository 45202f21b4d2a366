import { errorCode } from "@domain/errors"
import { Schema } from "effect"
import type { ApproverId, NamedApprovers } from "./summary-approvers.ts"
import { approvalState, standingDecisions, type SummaryDecision } from "./summary-approval.ts"

/**
 * Why a summary's link pays nothing: its holder prepared the campaign, was not asked by name as others were, has not approved it,
 * or approved it before it changed; somebody objects; it lacks an account or a budget; money paid by a link waits in the
 * wallet; or no gateway is on.
 */
export const SummaryPaymentRefusal = Schema.Literals([
  "Own",
  "NotAsked",
  "NotApproved",
  "Changed",
  "Objected",
  "NotReady",
  "Received",
  "NotSetUp",
])
export type SummaryPaymentRefusal = typeof SummaryPaymentRefusal.Type

/** A payment by a link that pays nothing. Ours; spec: error catalogue, 1034. */
export class SummaryNotPayable extends Schema.TaggedError<SummaryNotPayable>()("SummaryNotPayable", {
  errorCode: errorCode(1034),
  reason: SummaryPaymentRefusal,
}) {}

type Counted = Pick<SummaryDecision, "kind" | "approverName" | "approverId" | "isCurrent" | "decidedAt">

/** Why the holder of a link does not pay, by the decisions, newest first; undefined for one who approved what is shown. Ours. */
export const summaryPaymentRefusal = (
  decisions: ReadonlyArray<Counted>,
  named: NamedApprovers,
  approverId: ApproverId | undefined,
): Extract<SummaryPaymentRefusal, "NotAsked" | "NotApproved" | "Changed" | "Objected"> | undefined => {
  if (approverId === undefined) return "NotAsked"
  const state = approvalState(decisions, named)
  if (state === "Declined" || state === "ChangeRequested") return "Objected"
  const isHolders = (decision: Counted) => decision.approverId === approverId && decision.kind === "Approved"
  if (standingDecisions(decisions, named).some(isHolders)) return undefined
  return decisions.some((decision) => isHolders(decision) && !decision.isCurrent) ? "Changed" : "NotApproved"
}
