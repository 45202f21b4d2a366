import { Schema } from "effect"
import { contract, ServiceOff, exampleDraft } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { SessionId } from "@domain/kernel"
import {
  ApprovalRule,
  ApproverId,
  ApproverNotFound,
  ReminderNotAllowed,
  SessionBelongsToUser,
  SessionNotFound,
} from "@domain/signup"

/** Says whether all named approvers of a summary must approve, or one is enough. Ours. */
export const SetApprovalRule = contract("signup/SetApprovalRule", {
  kind: "command",
  access: "shareSummary",
  route: "POST /localBusiness/:sessionId/approvalRule",
  group: "Summary approvals",
  summary: "Say whether all approvers of a summary must approve, or one",
  example: { ...exampleDraft, rule: "All" },
  input: Schema.Struct({ sessionId: SessionId, rule: ApprovalRule }),
  output: Schema.Struct({}),
  failures: [SessionNotFound, SessionBelongsToUser],
})

/** Closes one recipient's link, who need not approve any more; sending them the summary again brings them back. Ours. */
export const RemoveSummaryApprover = contract("signup/RemoveSummaryApprover", {
  kind: "command",
  access: "shareSummary",
  route: "DELETE /localBusiness/:sessionId/approvers/:approverId",
  group: "Summary approvals",
  summary: "Close one approver's link",
  description:
    "The link answers 1013, and an approval by it counts no more; one who declined or wanted a change outweighs approvals until they decide anew or the campaign changes. Sending them the summary again gives the link back and asks them anew.",
  example: { ...exampleDraft, approverId: 12 },
  input: Schema.Struct({ sessionId: SessionId, approverId: ApproverId }),
  output: Schema.Struct({}),
  failures: [SessionNotFound, SessionBelongsToUser, ApproverNotFound],
})

/** Sends a recipient their link again, at most once a day and while they have not decided. Ours. */
export const RemindApprover = contract("signup/RemindApprover", {
  kind: "workflow",
  access: "shareSummary",
  route: "POST /localBusiness/:sessionId/approvers/:approverId/remind",
  group: "Summary approvals",
  summary: "Remind an approver of a summary",
  description:
    "By the way and in the language in which the link was sent, at most once a day; not after a decision, a launch, or the end of the link (1006, with reason).",
  example: { ...exampleDraft, approverId: 12 },
  input: Schema.Struct({ sessionId: SessionId, approverId: ApproverId }),
  output: Schema.Struct({ remindedAt: Schema.Number }),
  failures: [
    ServiceOff,
    ServiceOff,
    SessionNotFound,
    SessionBelongsToUser,
    ApproverNotFound,
    ReminderNotAllowed,
    TooManyRequests,
  ],
})

/** Reminds everybody who has not decided two days after they were sent a summary, once; runs on a schedule. Ours. */
export const RemindApprovers = contract("signup/RemindApprovers", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
